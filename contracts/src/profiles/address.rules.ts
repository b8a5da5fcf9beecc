export const missingSentence = 'Please fill all required fields';

/** How many places one address book holds. */
export const mostAddresses = 20;
