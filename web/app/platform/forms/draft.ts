/** What one account has typed into one form and not yet sent. Browser only. */
export interface Draft<Value> {
  /** Unique per form, account and subject, so that the next person to sign in does not read it. */
  readonly key: string;
  /** Null if nothing is stored, or nothing that the present form can read. */
  read(): Value | null;
  keep(value: Value): void;
  forget(): void;
  /** Call when sending starts; the returned function deletes the draft, unless it has changed since. */
  forgetLater(): () => void;
}

interface Kind<Value> {
  /** The name of the form, part of the key. */
  kind: string;
  /** Parses a stored draft, perhaps of an older version; returns null or throws if it is not one of this form. */
  parse: (kept: unknown) => Value | null;
  /** sessionStorage by default; another store for drafts that must outlive the tab. */
  storage?: () => Storage;
  /** How many drafts of this kind are stored; beyond that, the one edited longest ago is deleted. */
  most?: number;
}

/**
 * Defines a kind of draft; call the result with the viewer's id (null for a visitor) and the id of the form's
 * subject.
 */
export function makeDraft<Value>({ kind, parse, storage = () => sessionStorage, most }: Kind<Value>) {
  /** Updates the list of keys of this kind, last edited at the end, and deletes drafts beyond `most`. */
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

/** If storage is blocked or full, the draft is lost with the page. */
function unlessRefused<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** Parses the stored fields whose type matches that in `example`: text, number or boolean. Null if there are none. */
export function fieldsLike<Fields extends object>(example: Record<keyof Fields, unknown>) {
  return (kept: unknown): Partial<Fields> | null => {
    const fields = Object.entries(example).flatMap(([name, one]) => {
      const value: unknown = Object(kept)[name];
      return typeof value === typeof one ? [[name, value]] : [];
    });
    return fields.length === 0 ? null : Object.fromEntries(fields);
  };
}
