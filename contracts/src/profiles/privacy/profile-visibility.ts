/**
 * Who sees a person's profile, designs and stories: everybody, only approved followers, or only the person. Everyone
 * else sees their name, photo and role.
 */
export const profileVisibilities = ['PUBLIC', 'FOLLOWERS', 'PRIVATE'] as const;
export type ProfileVisibility = (typeof profileVisibilities)[number];
