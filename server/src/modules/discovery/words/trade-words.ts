import { editDistance } from './edit-distance.ts';
import { foldWords, plainWords } from './fold-words.ts';

/**
 * Trade words and names of towns that mean the same or nearly the same and that no spelling rule unites. Each word of
 * a line may stand for any other. A word that would read as another one in Latin letters is listed in its own script:
 * जूते would be "jute", and সাদা, which is white, सादा, which is plain.
 */
const alike: readonly (readonly string[])[] = [
  ['sari', 'saree', 'sadi', 'shari', 'saari', 'sarhi', 'selai', 'pudavai', 'cheera', 'seere'],
  ['lehenga', 'lengha', 'lehnga', 'lahanga', 'lahenga', 'ghagra', 'chaniya'],
  ['kurta', 'kurti', 'kurtha', 'kameez', 'পাঞ্জাবি'],
  ['zardozi', 'jardosi', 'zardosi', 'jardozi', 'zardouzi'],
  ['chikan', 'chikankari', 'chikenkari', 'chicken'],
  ['dupatta', 'dupata', 'dupatha', 'chunni', 'chunri', 'odhni', 'orhni', 'tuppatta', 'orna'],
  ['bandhani', 'bandhej', 'bandhini', 'bandhni', 'bandhage'],
  ['banarasi', 'benarasi', 'banarsi', 'benaras', 'banaras', 'varanasi', 'benarsi', 'panarasi'],
  [
    'kanchipuram',
    'kanjivaram',
    'kanjeevaram',
    'kancheepuram',
    'kanchivaram',
    'kanjipuram',
    'kanjiburam',
    'kanchi',
  ],
  ['ajrakh', 'ajrak', 'azrak', 'ajarakh'],
  ['jutti', 'juti', 'mojari', 'mojri', 'mojdi'],
  ['kolhapuri', 'kolapuri'],
  ['sherwani', 'shervani', 'sherwaani', 'achkan', 'achakan'],
  ['salwar', 'shalwar', 'shalvar', 'সালোয়ার'],
  ['suit', 'सूट', 'সুট', 'স্যুট', 'சூட்'],
  ['anarkali', 'अनारकली', 'আনারকলি'],
  ['angrakha', 'अंगरखा'],
  ['gown', 'गाउन', 'গাউন', 'கவுன்'],
  ['dress', 'ड्रेस', 'ড্রেস'],
  ['jacket', 'जैकेट', 'জ্যাকেট', 'ஜாக்கெட்'],
  ['coat', 'कोट', 'কোট', 'கோட்'],
  ['bandhgala', 'बंधगला', 'बंदगला'],
  ['patiala', 'पटियाला'],
  ['pyjama', 'pajama', 'पायजामा'],
  ['shirt', 'शर्ट', 'শার্ট', 'சட்டை'],
  ['skirt', 'स्कर्ट', 'স্কার্ট'],
  ['stole', 'स्टोल'],
  ['veshti', 'வேட்டி'],
  ['clutch', 'क्लच', 'ক্লাচ'],
  ['cushion', 'कुशन', 'কুশন'],
  ['bangle', 'churi', 'kangan', 'चूड़ियाँ', 'চুড়ি', 'வளையல்'],
  ['wool', 'ऊन', 'ऊनी', 'পশম', 'கம்பளி'],
  ['churidar', 'chooridar', 'chudidar'],
  ['leheriya', 'lahariya', 'laheriya', 'lehriya'],
  ['phulkari', 'fulkari', 'pulkari'],
  ['kalamkari', 'qalamkari', 'kalmkari'],
  ['pochampally', 'pochampalli', 'pochampali'],
  ['paithani', 'paithni'],
  ['tussar', 'tussah', 'tasar', 'tusser'],
  ['jamdani', 'jamdhani', 'dhakai'],
  ['jewelry', 'jewellery', 'jewelery', 'zevar', 'gehna', 'gahna', 'gayna', 'nagai'],
  ['jhumka', 'jhumki', 'jhumke', 'jhumkas', 'jumka'],
  ['necklace', 'haar'],
  ['blouse', 'choli', 'ravikkai', 'ब्लाउज़', 'ব্লাউজ', 'பிளவுஸ்'],
  ['shawl', 'shaal', 'dushala', 'शॉल'],
  ['kasavu', 'kasav'],
  ['khadi', 'khaddar'],
  ['handloom', 'hathkargha', 'taant', 'kaithari'],
  ['mulmul', 'malmal', 'mul'],
  ['silk', 'resham', 'pattu', 'reshmi'],
  ['cotton', 'suti', 'kapas', 'parutti'],
  ['wedding', 'bridal', 'shaadi', 'shadi', 'vivah', 'biye', 'kalyanam', 'tirumanam', 'pelli', 'lagna'],
  ['bride', 'bridal', 'dulhan', 'manamagal'],
  ['groom', 'dulha', 'manamagan'],
  ['red', 'lal', 'laal', 'sivappu', 'crimson', 'maroon', 'scarlet', 'vermilion', 'sindoori'],
  ['green', 'hara', 'sabuj', 'pachai'],
  ['yellow', 'peela', 'pila', 'haldi', 'halud', 'manjal'],
  ['blue', 'neela', 'nila', 'neel', 'நீலம்', 'indigo', 'navy'],
  ['pink', 'gulabi'],
  ['black', 'kala', 'kalo', 'karuppu'],
  ['white', 'safed', 'সাদা', 'vellai', 'ivory'],
  ['plain', 'sada', 'sade', 'सादी'],
  ['gold', 'golden', 'sona', 'thangam', 'सुनहरा', 'सुनहरी'],
  ['silver', 'chandi', 'velli'],
  [
    'men',
    'man',
    'mens',
    'gents',
    'jents',
    'jentas',
    'purush',
    'purushon',
    'mard',
    'mardana',
    'purushder',
    'chheleder',
    'aangal',
    'aangalukku',
    'aangalukkana',
    'aadavar',
  ],
  [
    'women',
    'woman',
    'womens',
    'ladies',
    'lediz',
    'ledis',
    'mahila',
    'mahilaon',
    'aurat',
    'aurton',
    'mahilader',
    'meyeder',
    'pengal',
    'pengalukku',
    'pengalukkana',
    'magalir',
  ],
  [
    'kids',
    'child',
    'children',
    'bacche',
    'baccha',
    'bachche',
    'bachcha',
    'bachchon',
    'bachchader',
    'shishu',
    'shishuder',
    'chhotder',
    'kulandai',
    'kulandaigal',
    'kulandaigalukku',
    'kulandaigalukkana',
  ],
  ['bag', 'purse', 'jhola', 'potli', 'handbag', 'बैग', 'byag', 'pai', 'kaippai'],
  ['curtain', 'parda', 'parde', 'tirai', 'tiraichchilai'],
  ['lucknow', 'lakhanau', 'lakhnau', 'lakno', 'lakshnau', 'laknau'],
  ['delhi', 'dilli'],
  ['mumbai', 'munbai', 'bombay'],
  ['kolkata', 'kalkata', 'calcutta'],
  ['chennai', 'sennai', 'madras'],
  ['bengaluru', 'bangalore'],
  ['hyderabad', 'haidrabad', 'haayadrabad'],
  ['ahmedabad', 'ahamdabad', 'amdavad'],
  ['jaipur', 'jeypur'],
  ['kutch', 'kachchh'],
  ['kochi', 'cochin'],
  ['shoe', 'shoes', 'footwear', 'juta', 'juto', 'joota', 'seruppu', 'kalani', 'जूते'],
];

const wearers = new Set(['men', 'women', 'kids'].map(foldWords));

/** Whether a folded word names the intended wearers. */
export function isWearer(folded: string): boolean {
  return wearers.has(folded);
}

/** Whether a folded word is in one of the lists above. */
export function isTradeWord(folded: string): boolean {
  return groups.has(folded);
}

/** Stop words: ignored if there are other words, because they would only exclude designs. */
const empty = new Set(
  [
    'a an and at by for from in is me my of on or the to with under',
    'ke ka ki ko se aur liye wala wali wale',
    'के का की को से में और लिए वाला वाली वाले',
    'ও এবং জন্য জন্যে',
    'மற்றும்',
  ].flatMap((words) => plainWords(words).split(' ')),
);

const groups = new Map<string, Set<string>>();
for (const words of alike) {
  const group = new Set(words.map(foldWords));
  for (const word of group) groups.set(word, new Set([...(groups.get(word) ?? []), ...group]));
}

/** A folded word and the trade words that may stand for it, itself first. */
export function alternativesOf(folded: string): string[] {
  return [...new Set([folded, ...(groups.get(folded) ?? [])])];
}

/** Alternatives of the trade words that, folded, begin with one of these prefixes. */
export function alternativesBeginning(beginnings: readonly string[]): string[] {
  const begun = [...groups.keys()].filter((word) => beginnings.some((one) => word.startsWith(one)));
  return [...new Set(begun.flatMap(alternativesOf))];
}

/** Trade words whose folded form is within `most` edits, nearest first. */
export function tradeWordsNear(
  folded: string,
  most: number,
): { spelling: string; word: string; slips: number }[] {
  return alike
    .flat()
    .map((spelling) => ({ spelling, word: foldWords(spelling) }))
    .map((each) => ({ ...each, slips: editDistance(folded, each.word, most) }))
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips - other.slips);
}

/** Alternatives of a folded word in an Indian script; uses its Latin form `latin` if it is not listed itself. */
export function alternativesOfIndian(folded: string, latin: string): string[] {
  return [...new Set([folded, ...alternativesOf(groups.has(folded) ? folded : latin)])];
}

export function isEmptyWord(plain: string): boolean {
  return empty.has(plain);
}
