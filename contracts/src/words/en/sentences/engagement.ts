export const engagement = {
  'engagement.boardMissing': 'This board could not be found.',
  'engagement.commentMissing': 'This comment could not be found.',
  'engagement.savedMissing': 'This saved design could not be found.',
  'engagement.nameBoard': 'Please name the board',
  'engagement.writeComment': 'Please write a comment first.',
  'engagement.commentLong': 'A comment has at most 1,000 characters. Please shorten it.',
  'engagement.commentBlocked': 'You cannot comment on this design.',
  'engagement.answerBlocked': 'You cannot answer this comment.',
  'engagement.followBlocked': 'You cannot follow this person.',
  'engagement.commentNames': 'A comment names at most 5 people. Please take some out.',
  'engagement.boardsFull': 'You have {most} boards. Please take one apart first.',
  'engagement.boardName': 'You have a board of this name already. Please choose another.',
  'engagement.theyFollowMany':
    'They follow as many makers as can be followed, so they cannot follow you now.',
  'engagement.followSelf': 'You cannot follow yourself.',
  'engagement.private': 'This profile is private, so nobody can ask to follow it.',
  'engagement.requestsWait': '{most} of your requests wait for an answer. Please take one back first.',
  'engagement.followsMany':
    'You follow {most} makers, as many as can be followed. Please unfollow someone first.',
  'engagement.muteSelf': 'You cannot mute yourself.',
  'engagement.mutesMany': 'You have muted {most} people, as many as can be. Please unmute someone first.',
  'engagement.requestMissing': 'This request could not be found.',
} as const;
