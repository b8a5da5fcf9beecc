import { describe, expect, it } from 'vitest';
import { moveBy, wholeView, zoomAt } from './zoom.ts';

const box = { width: 400, height: 500 };

describe('enlarging a picture', () => {
  it('keeps what lies under the finger where it is', () => {
    const point = { x: 80, y: -60 };
    const before = zoomAt(wholeView, 2, { x: 0, y: 0 }, box);
    const after = zoomAt(before, 3, point, box);
    const under = (view: typeof before) => ({
      x: (point.x - view.x) / view.scale,
      y: (point.y - view.y) / view.scale,
    });
    expect(under(after).x).toBeCloseTo(under(before).x);
    expect(under(after).y).toBeCloseTo(under(before).y);
  });

  it('ends at five times and at the whole picture', () => {
    expect(zoomAt(wholeView, 40, { x: 0, y: 0 }, box).scale).toBe(5);
    expect(zoomAt({ scale: 3, x: 200, y: -100 }, 0.2, { x: 90, y: 10 }, box)).toEqual(wholeView);
  });
});

describe('moving an enlarged picture', () => {
  it('stops where its edge would come into the box', () => {
    expect(moveBy({ scale: 2, x: 0, y: 0 }, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 200, y: -250 });
  });

  it('does nothing to a picture that is seen whole', () => {
    expect(moveBy(wholeView, { x: 30, y: 30 }, box)).toEqual(wholeView);
  });
});
