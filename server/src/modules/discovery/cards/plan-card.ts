import type { Faces } from '#server/modules/documents/public.ts';
import type { Sheet, SheetPlace } from '#server/platform/media/draw-sheet.ts';
import { breakLines, drawLine, type Lettering } from './write-words.ts';

/** The size that chat programs and social networks show best, in pixels. */
const cardWidth = 1200;
const cardHeight = 630;

/** Maximum number of pictures on a card. */
export const mostPictures = 4;

export interface CardWords {
  heading: string;
  /** Name and place; empty for none. */
  line: string;
  /** Formatted; empty for none. */
  price: string;
}

/** The light palette: a shared image does not follow the theme. */
const colours = {
  ground: '#f3eee3',
  ink: '#181a30',
  inkTwo: '#484a5f',
  madder: '#a02a26',
  stitch: '#b3a78f',
};
const gap = 6;
const margin = 56;

/** The mark of the house, woven of four threads. */
const mark = 'M6 0v12M0 14h12M6 16v12M8 6h12M14 8v12M8 22h12M22 0v12M16 14h12M22 16v12';

/** Positions of the pictures: one tall, two side by side, one large beside two, or four in a square. */
export function placesOf(count: number): SheetPlace[] {
  const side = cardHeight;
  const half = (side - gap) / 2;
  if (count <= 1) return [{ left: 0, top: 0, width: 504, height: side }];
  if (count === 2) {
    return [0, half + gap].map((left) => ({ left, top: 0, width: half, height: side }));
  }
  if (count === 3) {
    const large = 396;
    const small = { left: large + gap, width: side - large - gap, height: half };
    return [
      { left: 0, top: 0, width: large, height: side },
      { ...small, top: 0 },
      { ...small, top: half + gap },
    ];
  }
  return [0, half + gap].flatMap((top) =>
    [0, half + gap].map((left) => ({ left, top, width: half, height: half })),
  );
}

/** The layout of a card: pictures on the left, text and logo on the right. */
export function planCard(
  { heading, line, price }: CardWords,
  pictures: number,
  faces: Faces,
): Omit<Sheet, 'pictures'> {
  const left = Math.max(...placesOf(pictures).map((place) => place.left + place.width)) + margin;
  const width = cardWidth - left - margin;
  const title: Lettering = { faces: faces.title, size: 54, colour: colours.ink };
  const text: Lettering = { faces: faces.text, size: 30, colour: colours.inkTwo };
  const sum: Lettering = { faces: faces.strong, size: 42, colour: colours.madder };
  const house: Lettering = { faces: faces.title, size: 34, colour: colours.ink };

  const parts: string[] = [];
  let y = 232;
  for (const each of breakLines(heading, title, width, 4)) {
    parts.push(drawLine(each, title, { x: left, y }));
    y += 66;
  }
  y += 2;
  for (const each of breakLines(line, text, width, 2)) {
    parts.push(drawLine(each, text, { x: left, y }));
    y += 42;
  }
  if (price !== '') parts.push(drawLine(price, sum, { x: left, y: 556 }));

  const seam = `<path d="M${left} 148H${cardWidth - margin}" stroke="${colours.stitch}" stroke-width="2" stroke-dasharray="10 7" fill="none"/>`;
  const sign = `<g transform="translate(${left} ${margin + 14}) scale(1.6)"><path d="${mark}" fill="none" stroke="${colours.madder}" stroke-width="3.4"/></g>`;
  const name = drawLine('Tanabana', house, { x: left + 64, y: margin + 48 });
  return {
    width: cardWidth,
    height: cardHeight,
    background: colours.ground,
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">${sign}${name}${seam}${parts.join('')}</svg>`,
  };
}
