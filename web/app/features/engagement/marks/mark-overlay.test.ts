import { describe, expect, it, vi } from 'vitest';
import {
  markToShow,
  overlaid,
  settledMarks,
  settleMark,
  showMark,
  subscribeToMarks,
} from './mark-overlay.ts';

const liked = { on: true, count: 8 };

describe('a mark above what the server said', () => {
  it('is drawn in place of every answer while the server is being asked', () => {
    showMark('like:1', liked);
    const fromServer = { on: false, count: 7, asOf: settledMarks() };
    expect(markToShow(fromServer, overlaid('like:1'))).toEqual(liked);
  });

  it('stays above an answer that was asked for before it settled, however late that answer comes', () => {
    const asOf = settledMarks();
    settleMark('like:2', liked);
    expect(markToShow({ on: false, count: 7, asOf }, overlaid('like:2'))).toEqual(liked);
  });

  it('gives way to an answer that was asked for after it settled', () => {
    settleMark('like:3', liked);
    const fromServer = { on: true, count: 12, asOf: settledMarks() };
    expect(markToShow(fromServer, overlaid('like:3'))).toBe(fromServer);
  });

  it('leaves what the server said when the server never agreed', () => {
    showMark('like:4', liked);
    settleMark('like:4', null);
    const fromServer = { on: false, count: 7, asOf: 0 };
    expect(markToShow(fromServer, overlaid('like:4'))).toBe(fromServer);
  });

  it('is announced to whoever draws marks until they leave', () => {
    const listener = vi.fn();
    const leave = subscribeToMarks(listener);
    showMark('save:5', liked);
    leave();
    settleMark('save:5', liked);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
