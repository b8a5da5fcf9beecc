/** The driver's reference to an element of a page. */
export type Ref = unknown;

/**
 * A browser as its driver controls it: the few actions that a person performs. Functions for the page are written as
 * text, because they run there.
 */
export interface Driver {
  goTo(url: string): Promise<void>;
  /** The return value of a function in the page, serialized as JSON. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** The element that a function in the page returns, or null. */
  find(source: string, args: readonly unknown[]): Promise<Ref | null>;
  click(element: Ref): Promise<void>;
  type(element: Ref, text: string): Promise<void>;
  /** Later calls apply to this frame, until `leave`. */
  enter(frame: Ref): Promise<void>;
  leave(): Promise<void>;
  /** A PNG of the visible page. */
  picture(): Promise<Buffer>;
  /** Console errors and unhandled promise rejections since the browser was opened. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Screen {
  name: string;
  width: number;
  height: number;
  /** A phone's scroll bars overlay the page and take none of its width. */
  isPhone: boolean;
}

export interface Engine {
  name: string;
  open(screen: Screen): Promise<Driver>;
}

/** Timeout and interval of polling, in milliseconds. */
const timeout = { milliseconds: 30_000, every: 150 };

/** An element by its kind, such as `button` or `link`, and its name. */
export interface Target {
  kind: 'button' | 'link' | 'field' | 'heading' | 'frame' | 'text';
  /** A regular expression. */
  name: string;
}

const selectors: Record<Target['kind'], string> = {
  button: 'button, [role=button], input[type=submit]',
  link: 'a[href]',
  field: 'input, textarea, select',
  heading: 'h1, h2',
  frame: 'iframe',
  text: '*',
};

/** Runs in the page: returns the last visible element with the name, which is the one on top. */
const finder = `function (selector, name) {
  const wanted = new RegExp(name);
  const nameOf = (element) => {
    const labelledBy = element.getAttribute('aria-labelledby');
    const by = labelledBy && labelledBy.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const labels = [...(element.labels ?? [])].map((label) => label.textContent).join(' ');
    return by || element.getAttribute('aria-label') || labels || element.title || element.textContent || '';
  };
  const isSeen = (element) => {
    const style = getComputedStyle(element);
    return element.getClientRects().length > 0 && style.visibility !== 'hidden' && !element.closest('[inert]');
  };
  const inDialog = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const isLeaf = (element) => selector !== '*' || [...element.childNodes].some((node) => node.nodeType === 3 && wanted.test(node.textContent.trim()));
  const fit = [...inDialog.querySelectorAll(selector)].filter((element) =>
    isSeen(element) && isLeaf(element) && wanted.test(nameOf(element).replace(/\\s+/g, ' ').trim()));
  const found = fit.at(-1) ?? null;
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found;
}`;

const isHydrated = `function () {
  if (document.readyState === 'loading') return false;
  return document.documentElement.hasAttribute('data-hydrated') || document.querySelector('script[type=module]') === null;
}`;

const hasFonts = `function () { return document.fonts.status === 'loaded'; }`;

/** The actions of a person in a driver's browser. */
export function visitorOf(driver: Driver) {
  const see = async (kind: Target['kind'], name: string): Promise<Ref> =>
    until(`${kind} ${name}`, () => driver.find(finder, [selectors[kind], name]).catch(() => null));
  return {
    driver,
    see,
    /** Goes to a page and waits until it is hydrated. */
    async goTo(url: string): Promise<void> {
      // Firefox logs an error if a page is left while a font is loading.
      await until('the fonts of the page before', () => driver.call(hasFonts, []).catch(() => false));
      // Pending requests of the previous page may abort the first attempt.
      await until(`the page ${url}`, () => driver.goTo(url).then(() => true));
      await until('the script of the page', () => driver.call(isHydrated, []).catch(() => false));
    },
    async press(kind: Target['kind'], name: string): Promise<void> {
      // Retries while the element is still moving into place.
      await until(`${kind} ${name} to be pressed`, async () => {
        await driver.click(await see(kind, name));
        return true;
      });
    },
    async write(name: string, text: string): Promise<void> {
      await driver.type(await see('field', name), text);
    },
    /** Runs `act` inside the frame with this title. */
    async within(title: string, act: () => Promise<void>): Promise<void> {
      await driver.enter(await see('frame', title));
      await act().finally(() => driver.leave());
    },
    /** Waits until a function in the page returns true. */
    untilTrue: (what: string, source: string, ...args: unknown[]) =>
      until(what, () => driver.call(source, args).catch(() => false)),
  };
}

/** Polls until `look` finds a result and returns it; `every` is in milliseconds. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | false>,
  every: number = timeout.every,
): Promise<T> {
  const giveUpAt = Date.now() + timeout.milliseconds;
  let last: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (seen) return seen as T;
    } catch (error) {
      last = error;
    }
    if (Date.now() > giveUpAt) throw new Error(`Nothing was seen of: ${what}`, { cause: last });
    await pause(every);
  }
}

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
