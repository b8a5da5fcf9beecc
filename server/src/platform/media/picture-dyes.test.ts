import { expect, test } from 'vitest';
import { dyesOf } from './picture-dyes.ts';

const madder = [158, 34, 34];
const indigo = [34, 45, 96];
const cotton = [240, 235, 222];
const noWall = new Uint8Array();
const threads = (...runs: [number[], number][]) =>
  Uint8Array.from(runs.flatMap(([colour, count]) => Array.from({ length: count }, () => colour).flat()));

test('the loudest dye comes first, whatever covers the most', () => {
  expect(dyesOf(threads([cotton, 60], [madder, 30], [indigo, 10]), noWall)).toEqual([
    '#9e2222',
    '#f0ebde',
    '#222d60',
  ]);
});

test('two lights of one dye are one', () => {
  const shade = madder.map((part) => part - 8);
  expect(dyesOf(threads([madder, 50], [shade, 50]), noWall)).toHaveLength(1);
});

test('a single thread is no dye, and no picture has more than four', () => {
  const specks = threads([cotton, 99], [madder, 1]);
  expect(dyesOf(specks, noWall)).toEqual(['#f0ebde']);
  const many = threads([madder, 20], [indigo, 20], [cotton, 20], [[20, 110, 70], 20], [[215, 160, 30], 20]);
  expect(dyesOf(many, noWall)).toHaveLength(4);
});

test('the colour of the wall behind the cloth is none of its dyes', () => {
  const wall = [120, 150, 140];
  const cloth = threads([wall, 20], [madder, 70], [indigo, 10]);
  expect(dyesOf(cloth, threads([wall, 50]))).toEqual(['#9e2222', '#222d60']);
  expect(dyesOf(cloth, noWall)).toHaveLength(3);
});
