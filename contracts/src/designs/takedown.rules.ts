/** Letters. */
export const appealLimits = { shortest: 10, longest: 2000 };

export const takedownSentences = {
  appealShort: 'Please say why in at least 10 letters.',
  appealLong: 'Please keep the appeal under 2,000 characters.',
  appealSent: 'Your appeal is sent. You will hear what was decided.',
  appealedOnce: 'You have appealed against this already. You can do so once.',
  stands: 'Nobody has hidden this design, so there is nothing to appeal against.',
};
