/** Said where a file is not there, not the sender's, or in use already: the three look the same. */
export const stagedIsGone = 'A file that was sent ahead could not be found. Please choose it again.';
