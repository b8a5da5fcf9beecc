/** The name of a person who has deleted their account, as rows keep it; readers see it in their language. */
export const deletedPersonName = 'Deleted user';
