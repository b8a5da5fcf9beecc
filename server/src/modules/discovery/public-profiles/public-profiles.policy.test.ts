import { expect, test } from 'vitest';
import { profilePolicy } from './public-profiles.policy.ts';

const stranger = { isOwn: false, isVisitor: false, isBlocked: false };

test('a member may follow, write to, mute and report somebody else', () => {
  expect(profilePolicy(stranger)).toEqual({ follow: true, message: true, mute: true, report: true });
});

test('a visitor is offered to follow and to write, but not to mute or report', () => {
  expect(profilePolicy({ ...stranger, isVisitor: true })).toEqual({
    follow: true,
    message: true,
    mute: false,
    report: false,
  });
});

test('nobody may do any of it to themselves', () => {
  expect(profilePolicy({ ...stranger, isOwn: true })).toEqual({
    follow: false,
    message: false,
    mute: false,
    report: false,
  });
});

test('where one has blocked the other nobody writes, but either may be reported', () => {
  expect(profilePolicy({ ...stranger, isBlocked: true })).toMatchObject({ message: false, report: true });
});
