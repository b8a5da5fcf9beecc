import type { MetaDescriptor } from 'react-router';
import { formatRupees } from '#contracts/money/money.ts';
import { townOf } from '#web/platform/i18n/places.ts';
import { wordsOf } from '#web/platform/i18n/words.ts';
import designDetailsWords from '#web/words/en/features/designs/showing/design-details.json';
import type { DesignPage } from './design-details.api.ts';

const longestDescription = 160;

/** One or two sentences for search results and shared links: price, maker and description. */
export function shortDescription({ price, maker, description }: DesignPage): string {
  const from = maker.city === '' ? maker.name : `${maker.name}, ${townOf(maker.city)}`;
  const offer = wordsOf(designDetailsWords)('head', { price: formatRupees(price), maker: from });
  const words = `${offer} ${description}`.replaceAll(/\s+/g, ' ').trim();
  if (words.length <= longestDescription) return words;
  const cut = words.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2))}…`;
}

/** Further meta tags for link previews of things for sale. */
export function priceTags(design: DesignPage): MetaDescriptor[] {
  return [
    { property: 'product:price:amount', content: String(design.price) },
    { property: 'product:price:currency', content: 'INR' },
    { property: 'product:availability', content: 'preorder' },
    { property: 'product:category', content: design.category },
    { property: 'product:brand', content: design.brand ?? design.maker.name },
  ];
}

/** A design without a condition is made to order, so it is new. */
const isNew = ({ condition }: DesignPage) => condition === null || condition === 'New';

/** The design as schema.org's Product, for search engines. `address` is the page's address. */
export function designJsonLd(design: DesignPage, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: design.title,
    inLanguage: design.titleLang,
    description: design.description,
    sku: String(design.id),
    image: design.pictures.map((picture) => picture.url),
    category: design.category,
    ...(design.materials.length === 0 ? {} : { material: design.materials.join(', ') }),
    ...(design.colour === null ? {} : { color: design.colour }),
    ...(design.size === null ? {} : { size: design.size }),
    brand: { '@type': 'Brand', name: design.brand ?? design.maker.name },
    ...(design.rating === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: design.rating,
            reviewCount: design.reviewCount,
            bestRating: 5,
            worstRating: 1,
          },
        }),
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: 'INR',
      price: design.price,
      availability: `https://schema.org/${design.closed === null ? 'MadeToOrder' : 'OutOfStock'}`,
      itemCondition: `https://schema.org/${isNew(design) ? 'New' : 'Used'}Condition`,
      deliveryLeadTime: { '@type': 'QuantitativeValue', value: design.delivery.makingDays, unitCode: 'DAY' },
    },
  };
}
