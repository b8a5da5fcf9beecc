/** What stands for an element of a page, in the words of its driver. */
export type Ref = unknown;

/**
 * A browser as its driver sees it: the few things that a person's hands and eyes do. Functions for the page are written as
 * text, for they run there.
 */
export interface Driver {
  goTo(url: string): Promise<void>;
  /** What a function of the page answers with, by way of JSON. */
  call(source: string, args: readonly unknown[]): Promise<unknown>;
  /** The element that a function of the page answers with; null without one. */
  find(source: string, args: readonly unknown[]): Promise<Ref | null>;
  click(element: Ref): Promise<void>;
  type(element: Ref, text: string): Promise<void>;
  /** What follows happens inside of a frame, until `leave`. */
  enter(frame: Ref): Promise<void>;
  leave(): Promise<void>;
  /** A PNG of what is seen. */
  picture(): Promise<Buffer>;
  /** Errors of the console, and promises that nobody caught, since it was opened. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Screen {
  name: string;
  width: number;
  height: number;
  /** A phone's scroll bars lie above the page and take none of its width. */
  isPhone: boolean;
}

export interface Engine {
  name: string;
  open(screen: Screen): Promise<Driver>;
}

/** Looked at again and again until it is there. */
const timeout = { milliseconds: 30_000, every: 150 };

/** `button`, `link` and so on with a name, as people speak of them. */
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

/** In the page: the last of those that are seen and have the name, which is the one on top. */
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

/** A person in front of a driver's browser. */
export function visitorOf(driver: Driver) {
  const see = async (kind: Target['kind'], name: string): Promise<Ref> =>
    until(`${kind} ${name}`, () => driver.find(finder, [selectors[kind], name]).catch(() => null));
  return {
    driver,
    see,
    /** Goes to a page and waits until its script has come. */
    async goTo(url: string): Promise<void> {
      // A font that is on its way as its page is left is an error in Firefox's console.
      await until('the fonts of the page before', () => driver.call(hasFonts, []).catch(() => false));
      // What the page before still asks for as it is left may end the first try.
      await until(`the page ${url}`, () => driver.goTo(url).then(() => true));
      await until('the script of the page', () => driver.call(isHydrated, []).catch(() => false));
    },
    async press(kind: Target['kind'], name: string): Promise<void> {
      // What is still moving into its place is pressed once more.
      await until(`${kind} ${name} to be pressed`, async () => {
        await driver.click(await see(kind, name));
        return true;
      });
    },
    async write(name: string, text: string): Promise<void> {
      await driver.type(await see('field', name), text);
    },
    /** Inside of the frame with this title. */
    async within(title: string, act: () => Promise<void>): Promise<void> {
      await driver.enter(await see('frame', title));
      await act().finally(() => driver.leave());
    },
    /** Until a function of the page answers with true. */
    untilTrue: (what: string, source: string, ...args: unknown[]) =>
      until(what, () => driver.call(source, args).catch(() => false)),
  };
}

/** What is looked for, as soon as it is there; `every` is in milliseconds. */
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
