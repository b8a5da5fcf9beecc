/** What nobody else in a test is called or has; an email of such a person holds both words of the name. */
export const lifeName = 'Zubeida Contractorwalla';
export const lifePhone = '+91 90000 12345';
export const lifeAddress = '7 Indigo Lane';
