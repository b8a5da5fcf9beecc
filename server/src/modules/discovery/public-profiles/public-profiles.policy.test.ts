import { expect, test } from 'vitest';
import { profilePolicy } from './public-profiles.policy.ts';

const stranger = {
  isOwn: false,
  isVisitor: false,
  isBlocked: false,
  visibility: 'PUBLIC',
  followState: 'NONE',
} as const;

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

test('who shows their profile to followers is asked, but not by whom they have blocked', () => {
  const asks = { ...stranger, visibility: 'FOLLOWERS' } as const;
  expect(profilePolicy(asks).follow).toBe(true);
  expect(profilePolicy({ ...asks, isBlocked: true }).follow).toBe(false);
});

test('nobody begins to follow a private profile, and whoever follows it can stop', () => {
  const closed = { ...stranger, visibility: 'PRIVATE' } as const;
  expect(profilePolicy(closed).follow).toBe(false);
  expect(profilePolicy({ ...closed, followState: 'FOLLOWING' }).follow).toBe(true);
});
