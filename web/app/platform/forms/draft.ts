/** What one account has typed into one form and not sent. Browser only. */
export interface Draft<Value> {
  /** Another one for each kind of form, account and thing, so that anyone who signs in next does not read it. */
  readonly key: string;
  /** Null where nothing is kept, or nothing that today's form can read. */
  read(): Value | null;
  keep(value: Value): void;
  forget(): void;
  /** Called as the words are sent; what it returns forgets them, unless others were kept meanwhile. */
  forgetLater(): () => void;
}

interface Kind<Value> {
  /** Of the form, in the key. */
  kind: string;
  /** Reads what was kept, maybe by an older page; null or an exception where it is none of this form's. */
  parse: (kept: unknown) => Value | null;
  /** The tab's own store, unless the words are to outlive the tab. */
  storage?: () => Storage;
  /** How many of this kind are kept; then the one that was written in longest ago goes. */
  most?: number;
}

/** A kind of draft; give it the viewer, null for a visitor, and the thing that the form is about. */
export function makeDraft<Value>({ kind, parse, storage = () => sessionStorage, most }: Kind<Value>) {
  /** The keys of the drafts of this kind, the one written in last at the end. */
  function noteKept(key: string): void {
    if (most === undefined) return;
    const list = `tanabana_${kind}_kept`;
    const keys: string[] = JSON.parse(storage().getItem(list) ?? '[]');
    if (keys.at(-1) === key) return;
    const kept = [...keys.filter((other) => other !== key), key];
    for (const old of kept.splice(0, kept.length - most)) storage().removeItem(old);
    storage().setItem(list, JSON.stringify(kept));
  }

  return (viewerId: number | null, id?: number | string): Draft<Value> => {
    const key = ['tanabana', kind, viewerId ?? 'visitor', id].filter((part) => part !== undefined).join('_');
    const text = () => unlessRefused(() => storage().getItem(key));
    const forget = () => void unlessRefused(() => storage().removeItem(key));
    return {
      key,
      read: () => unlessRefused(() => parse(JSON.parse(text() ?? 'null'))),
      keep: (value) =>
        void unlessRefused(() => {
          storage().setItem(key, JSON.stringify(value));
          noteKept(key);
        }),
      forget,
      forgetLater() {
        const sent = text();
        return () => {
          if (text() === sent) forget();
        };
      },
    };
  };
}

/** A browser that forbids storage, or has no room left, loses the words with the page. */
function unlessRefused<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Reads the fields of `example` that were kept and are of its kinds: text, number, tick. Null where there are none. */
export function fieldsLike<Fields extends object>(example: Record<keyof Fields, unknown>) {
  return (kept: unknown): Partial<Fields> | null => {
    const fields = Object.entries(example).flatMap(([name, one]) => {
      const value: unknown = Object(kept)[name];
      return typeof value === typeof one ? [[name, value]] : [];
    });
    return fields.length === 0 ? null : Object.fromEntries(fields);
  };
}
