import { describe, expect, it } from 'vitest';
import { type Mark, markAs, serialToggle } from './serial-toggle.ts';

interface Asked {
  wanted: boolean;
  answer(mark: Mark): Promise<void>;
  fail(): Promise<void>;
}

/** A toggle whose server replies when the test says so. */
function toggleWithServer(fromServer: Mark) {
  const asked: Asked[] = [];
  const shown: Mark[] = [];
  const done: Mark[] = [];
  const failed: { mark: Mark | null }[] = [];
  const toggle = serialToggle(fromServer, {
    send: (wanted) =>
      new Promise((resolve, reject) => {
        asked.push({
          wanted,
          answer: async (mark) => {
            resolve(mark);
            await soon();
          },
          fail: async () => {
            reject(new Error('The line was cut'));
            await soon();
          },
        });
      }),
    show: (mark) => shown.push(mark),
    onDone: (mark) => done.push(mark),
    onFailure: (_, mark) => failed.push({ mark }),
  });
  return { toggle, asked, shown, done, failed };
}

const soon = () => new Promise(setImmediate);
const off = { on: false, count: 7 };

describe('a toggle that is pressed', () => {
  it('is drawn before the server has answered and then keeps the count of the server', async () => {
    const { toggle, asked, shown, done } = toggleWithServer(off);
    toggle.want(true);
    expect(shown).toEqual([{ on: true, count: 8 }]);
    await asked[0]?.answer({ on: true, count: 31 });
    expect(done).toEqual([{ on: true, count: 31 }]);
  });

  it('sends one request at a time and of nine presses made meanwhile only the last', async () => {
    const { toggle, asked, done } = toggleWithServer(off);
    toggle.want(true);
    for (let press = 0; press < 9; press += 1) toggle.want(press % 2 === 1);
    expect(asked.map((one) => one.wanted)).toEqual([true]);
    await asked[0]?.answer({ on: true, count: 8 });
    expect(asked.map((one) => one.wanted)).toEqual([true, false]);
    expect(done).toEqual([]);
    await asked[1]?.answer({ on: false, count: 7 });
    expect(done).toEqual([{ on: false, count: 7 }]);
  });

  it('sends nothing more when the presses end where the first one led', async () => {
    const { toggle, asked, done } = toggleWithServer(off);
    toggle.want(true);
    toggle.want(false);
    toggle.want(true);
    await asked[0]?.answer({ on: true, count: 8 });
    expect(asked).toHaveLength(1);
    expect(done).toEqual([{ on: true, count: 8 }]);
  });

  it('is taken back to what the server said when the request fails', async () => {
    const { toggle, asked, done, failed } = toggleWithServer(off);
    toggle.want(true);
    await asked[0]?.fail();
    expect(failed).toEqual([{ mark: null }]);
    expect(done).toEqual([]);
  });

  it('is taken back to the last answer when a later request fails', async () => {
    const { toggle, asked, failed } = toggleWithServer(off);
    toggle.want(true);
    toggle.want(false);
    await asked[0]?.answer({ on: true, count: 8 });
    await asked[1]?.fail();
    expect(failed).toEqual([{ mark: { on: true, count: 8 } }]);
  });

  it('sends the last press again when an earlier request failed, for it may have been carried out', async () => {
    const { toggle, asked, done, failed } = toggleWithServer(off);
    toggle.want(true);
    toggle.want(false);
    await asked[0]?.fail();
    expect(asked.map((one) => one.wanted)).toEqual([true, false]);
    await asked[1]?.answer({ on: false, count: 7 });
    expect(failed).toEqual([]);
    expect(done).toEqual([{ on: false, count: 7 }]);
  });

  it('works again after a failure', async () => {
    const { toggle, asked, done } = toggleWithServer(off);
    toggle.want(true);
    await asked[0]?.fail();
    toggle.want(true);
    await asked[1]?.answer({ on: true, count: 8 });
    expect(done).toEqual([{ on: true, count: 8 }]);
  });
});

describe('the number of people', () => {
  it('moves by the viewer alone and only when their mark changes', () => {
    expect(markAs({ on: false, count: 7 }, true)).toEqual({ on: true, count: 8 });
    expect(markAs({ on: true, count: 8 }, true)).toEqual({ on: true, count: 8 });
  });

  it('is never below nobody', () => {
    expect(markAs({ on: true, count: 0 }, false)).toEqual({ on: false, count: 0 });
  });
});
