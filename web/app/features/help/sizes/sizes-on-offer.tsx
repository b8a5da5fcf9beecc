import { sizesToOrder } from '#contracts/measurements/measuring.ts';
import { labelOf } from '#web/platform/i18n/labels.ts';
import { textOf } from '#web/platform/i18n/texts.ts';
import { sizeGuideTexts } from './size-guide.texts.ts';

const kindsIn = (clothes: string) =>
  [
    { name: clothes, category: "Women's Fashion" },
    { name: labelOf('category', 'Shoes'), category: 'Shoes' },
    { name: labelOf('category', 'Kids Fashion'), category: 'Kids Fashion' },
  ].map(({ name, category }) => ({
    name,
    sizes: sizesToOrder({ measuring: 'SIZED', category, size: null }),
  }));

/** The sizes that the checkout offers, from the rule itself. */
export function SizesOnOffer() {
  const text = textOf(sizeGuideTexts);
  const kinds = kindsIn(text.clothes);
  return (
    <section id="sizes" className="anchored grid grid-cols-1 gap-2.5">
      <h2 className="title-3">{text.sizes}</h2>
      <p className="max-w-(--tb-measure) text-pretty">{text.sizesLine}</p>
      <table className="mt-1.5 w-full border-collapse text-left leading-[1.4]">
        <caption className="sr-only">{text.sizesCaption}</caption>
        <thead>
          <tr className="meta border-b border-seam-2">
            <th scope="col" className="w-2/5 py-2.5 pr-4 font-medium">
              {text.kind}
            </th>
            <th scope="col" className="py-2.5 font-medium">
              {text.size}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ name, sizes }) => (
            <tr key={name} className="border-b border-seam align-baseline">
              <th scope="row" className="pt-[11px] pr-4 pb-[9px] font-normal text-ink-2">
                {name}
              </th>
              <td className="num pt-[11px] pb-[9px]">
                <ul className="flex flex-wrap gap-x-5 gap-y-1">
                  {sizes.map((size) => (
                    <li key={size} className="whitespace-nowrap">
                      {labelOf('size', size)}
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
