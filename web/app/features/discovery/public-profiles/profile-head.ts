import { townAndState } from '#web/platform/i18n/places.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import { cardOf } from '#web/platform/seo/page-meta.ts';
import publicProfileWords from '#web/words/en/features/discovery/public-profiles/public-profile.json';
import type { PublicProfile } from './public-profile.api.ts';

const longest = 160;

/** A sentence for search results and shared links: trade, town and the person's bio. */
export function profileDescription({ name, bio, city, state }: PublicProfile, trade: string): string {
  const place = townAndState(city, state);
  const hasBoth = trade !== '' && place !== '';
  const who = hasBoth ? wordsOf(publicProfileWords)('tradeInPlace', { trade, place }) : trade || place;
  const words = `${who === '' ? name : `${name}, ${who}`}. ${bio}`.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= longest) return words;
  const cut = words.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest / 2))}…`;
}

/** The preview picture of a shared profile; undefined if the person has no pictures. */
export function profileCard({ id, portfolio, profileImage }: PublicProfile): string | undefined {
  const hasPicture = profileImage !== null || portfolio.tiles.some((tile) => tile.picture !== null);
  return hasPicture ? cardOf('makers', id) : undefined;
}

/** The page as schema.org's ProfilePage, for search engines. `address` is the page's address. */
export function profileJsonLd(profile: PublicProfile, trade: string, address: string) {
  const { name, bio, city, state, profileImage, createdAt, followersCount, likesCount, designsCount } =
    profile;
  const counter = (interaction: string, count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${interaction}`,
    userInteractionCount: count,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: createdAt,
    url: address,
    mainEntity: {
      '@type': 'Person',
      name,
      identifier: String(profile.id),
      url: address,
      ...(bio === '' ? {} : { description: bio }),
      ...(trade === '' ? {} : { jobTitle: trade }),
      ...(profileImage === null ? {} : { image: profileImage }),
      ...(city === '' && state === ''
        ? {}
        : {
            homeLocation: {
              '@type': 'Place',
              address: {
                '@type': 'PostalAddress',
                ...(city === '' ? {} : { addressLocality: city }),
                ...(state === '' ? {} : { addressRegion: state }),
                addressCountry: 'IN',
              },
            },
          }),
      agentInteractionStatistic: counter('WriteAction', designsCount),
      interactionStatistic: [counter('FollowAction', followersCount), counter('LikeAction', likesCount)],
    },
  };
}
