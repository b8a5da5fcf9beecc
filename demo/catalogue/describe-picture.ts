import type { GarmentName, PaletteName, TextileName, View } from '#yard/drawing/public.ts';
import type { DesignRow } from './demo-types.ts';

/** Background and contrast colour of each palette, in words. */
const COLOURS: Record<PaletteName, readonly [string, string]> = {
  sindoor: ['vermilion red', 'deep green'],
  rani: ['rani pink', 'orange'],
  neel: ['indigo', 'brick red'],
  midnight: ['midnight blue', 'wine'],
  haldi: ['turmeric yellow', 'madder red'],
  genda: ['marigold orange', 'rani pink'],
  mor: ['peacock blue', 'plum'],
  bottle: ['bottle green', 'crimson'],
  jamun: ['jamun purple', 'ochre'],
  lac: ['wine red', 'deep blue'],
  rust: ['rust', 'slate blue'],
  ajrakh: ['indigo', 'madder red'],
  manjistha: ['madder red', 'indigo'],
  kora: ['unbleached cream', 'red'],
  ivory: ['ivory', 'old gold'],
  gulaab: ['rose', 'wine'],
  pista: ['pistachio green', 'wine'],
  aasmaan: ['sky blue', 'navy'],
  kashni: ['lilac', 'aubergine'],
  kaala: ['black', 'red'],
  mitti: ['clay brown', 'dark brown'],
  sona: ['old gold', 'wine'],
};

const CLOTHS: Record<TextileName, string> = {
  bandhani: 'tie-dyed bandhani',
  leheriya: 'wave-dyed leheriya',
  ikat: 'ikat',
  patola: 'patola',
  ajrakh: 'ajrakh-printed',
  block: 'block-printed',
  kalamkari: 'hand-painted kalamkari',
  chikan: 'white-embroidered chikankari',
  phulkari: 'floss-embroidered phulkari',
  banarasi: 'gold-figured brocade',
  kanjeevaram: 'zari-woven silk',
  mashru: 'striped mashru',
  jamdani: 'figured jamdani',
  kantha: 'stitch-quilted kantha',
  plain: 'plain',
  kani: 'paisley-woven kani',
  doria: 'fine-checked doria',
  chanderi: 'gold-dotted chanderi',
  baluchari: 'figure-woven baluchari',
  abhla: 'mirror-embroidered',
};

/** What the object is, and how its first picture shows it. */
const SETTINGS: Record<GarmentName, readonly [thing: string, shown: string]> = {
  saree: ['saree', 'draped on a linen dress form'],
  lehenga: ['lehenga, blouse and dupatta', 'on a linen dress form'],
  anarkali: ['anarkali', 'on a linen dress form'],
  alinekurta: ['A-line kurta', 'on a wooden hanger'],
  straightkurta: ['straight kurta', 'on a wooden hanger'],
  angrakha: ['angrakha tied at the side', 'on a wooden hanger'],
  blouse: ['deep-backed blouse', 'seen from behind on a dress form'],
  sherwani: ['sherwani', 'on a tailor’s form with cream churidar'],
  bandhgala: ['bandhgala coat with brass buttons', 'on a tailor’s form with trousers'],
  dhoti: ['kurta over a pleated white dhoti', 'with a shoulder cloth on a tailor’s form'],
  menskurta: ['long kurta', 'on a wooden hanger'],
  bandi: ['bandi jacket over a white kurta', 'on a wooden hanger'],
  dupatta: ['dupatta', 'knotted and hung from a wooden peg'],
  shawl: ['shawl', 'worn over both shoulders of a dress form'],
  safa: ['turban with a fan, a plume and a row of pearls', 'on a wooden stand'],
  scarf: ['square', 'laid flat with one corner turned back'],
  kamarbandh: ['waist belt with brass clasps', 'laid out in a curve'],
  juttis: ['juttis with curled toes', 'side by side, seen from above'],
  kolhapuri: ['bands on tan leather chappals', 'side by side, seen from above'],
  mules: ['backless mules with leather soles', 'side by side, seen from above'],
  espadrilles: ['slip-ons with jute soles', 'side by side, seen from above'],
  potli: ['drawstring potli with two tassels', 'standing upright'],
  clutch: ['envelope clutch with a tassel', 'lying beside marigolds'],
  tote: ['tote bag with two handles', 'standing upright'],
  jhola: ['sling bag with tassels below', 'hung from a peg by its strap'],
  minaudiere: ['framed clutch with a pearl clasp and a chain', 'lying beside marigolds'],
  jhumka: ['domed jhumka earrings with pearl drops', 'lying on'],
  necklace: ['choker, collar and long pearl necklace', 'on a dress form in'],
  bangles: ['stack of bangles and broad kadas', 'on a padded roll over'],
  chandbali: ['crescent chandbali earrings with pearls', 'lying on'],
  tikka: ['forehead ornament on a pearl chain and two studs', 'lying on'],
  cushion: ['cushions', 'on a wooden bench'],
  runner: ['runner', 'falling over the edge of a table with marigolds in a brass pot'],
  quilt: ['quilt', 'open over a folded stack on a bench'],
  lamp: ['lampshade on a brass foot', 'glowing on a table'],
  curtain: ['curtains', 'drawn apart before a window with hills outside'],
  toran: ['door hanging of nine pennants', 'over a carved wooden door'],
  ghagra: ['child’s skirt with a short blouse', 'on a small hanger'],
  frock: ['child’s frock with puffed sleeves and a sash', 'on a small hanger'],
  jhabla: ['baby’s wrap top with a cap', 'laid flat'],
  kids: ['child’s kurta', 'on a small hanger'],
  kidsbandi: ['waistcoat over a child’s white kurta', 'on a small hanger'],
};

const JEWELS: ReadonlySet<GarmentName> = new Set(['jhumka', 'necklace', 'bangles', 'chandbali', 'tikka']);
const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The alt text of a picture. */
export function describePicture(row: DesignRow, view: View): string {
  const [ground, accent] = COLOURS[row.palette];
  const [thing, shown] = SETTINGS[row.garment];
  if (JEWELS.has(row.garment)) {
    const metal = ['neel', 'aasmaan', 'kashni'].includes(row.palette) ? 'silver' : 'gold-toned';
    const lying = `${shown} ${accent} silk`;
    return view === 'half'
      ? `${row.title} from close by: ${metal} work with stones and pearls, ${lying}.`
      : `${upperFirst(thing)}, ${metal}, ${lying}.`;
  }
  const cloth = `${ground} ${CLOTHS[row.textile]}`;
  switch (view) {
    case 'full':
      return `${upperFirst(cloth)} ${thing} with ${accent} contrast, ${shown}.`;
    case 'half':
      return `${row.title} from close by: ${cloth} and its ${accent} trim.`;
    case 'detail':
      return `The cloth of the ${row.title} close up: ${cloth}, its ${accent} border across soft folds.`;
    case 'fold':
      return `The ${row.title} folded on a table: ${cloth}, the ${accent} border along one side.`;
    case 'hang':
      return `The ${row.title} hung over a wooden rod, both ends falling: ${cloth} with ${accent} ends.`;
  }
}
