/**
 * Who sees a person's profile, designs and stories: everybody; the followers whom they have agreed to; themselves
 * alone. Everybody else sees their name, photo and role.
 */
export const profileVisibilities = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];
