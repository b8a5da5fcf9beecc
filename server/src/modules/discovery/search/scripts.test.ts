import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '#contracts/discovery/search.contract.ts';
import { saveProfile } from '#server/modules/profiles/profiles.queries.ts';
import { insertDesign } from '#tests/support/people/designs.ts';
import { startTestApp, type TestApp } from '#tests/support/servers/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  const makers = [
    { name: 'Meera Rathore', profession: 'Lehenga maker', city: 'Jaipur' },
    { name: 'Imran Ansari', profession: 'Zardozi karigar', city: 'Varanasi' },
    { name: 'Sunita Devi', profession: 'Chikankari maker', city: 'Lucknow' },
  ];
  const titles = [
    'Surkh lehenga in red silk',
    'Banarasi silk saree',
    'Cotton saree with zardozi',
    'Wedding sari in green silk',
    'Katan silk dupatta',
    'Chikankari kurta in white cotton',
    'Red cotton kurta',
    'Chikankari dupatta',
    'Bandhani lehenga in yellow',
    'Sherwani for the groom',
    'Wedding sherwani in gold silk',
    'Kanjivaram saree in pink silk',
    'Phulkari dupatta',
    'Blue silk lehenga',
    'Temple jhumka in gold',
    'Zardozi potli',
    'Khadi nehru jacket for men',
    'Kota doria stole for women',
    'Embroidered shoes',
    'Jute doormat',
    'Sheer curtain',
    'Plain muslin stole',
  ];
  for (const [index, maker] of makers.entries()) {
    const { id } = await app.actor({ name: maker.name, role: 'DESIGNER' });
    await saveProfile(db, id, { city: maker.city, profession: maker.profession });
    for (const title of titles.filter((_, at) => at % makers.length === index)) {
      await insertDesign(db, { makerId: id, title });
    }
  }
});
afterAll(() => app.stop());

const ask = async (q: string) => {
  const { body } = await app.visitor.call(search, { query: { q } as never });
  return { designs: body.designs.map(({ title }) => title), total: body.total, isLoose: body.isLoose };
};
const makersOf = async (q: string) => {
  const { body } = await app.visitor.call(search, { query: { q, type: 'creators' } as never });
  return body.creators.map(({ name }) => name);
};

test.each([
  ['साड़ी', 'saree'],
  ['बनारसी साड़ी', 'banarasi saree'],
  ['सिल्क साड़ी', 'silk saree'],
  ['लाल लहंगा', 'lal lehenga'],
  ['लहंगा', 'lehenga'],
  ['चिकनकारी कुर्ता', 'chikankari kurta'],
  ['कुर्ता', 'kurta'],
  ['ज़रदोज़ी', 'zardozi'],
  ['दुपट्टा', 'dupatta'],
  ['शेरवानी', 'sherwani'],
  ['फुलकारी दुपट्टा', 'phulkari dupatta'],
  ['झुमका', 'jhumka'],
  ['बांधनी', 'bandhani'],
  ['শাড়ি', 'saree'],
  ['বেনারসি শাড়ি', 'banarasi saree'],
  ['লেহেঙ্গা', 'lehenga'],
  ['কুর্তা', 'kurta'],
  ['জারদোজি', 'zardozi'],
  ['ঝুমকা', 'jhumka'],
  ['চিকনকারি', 'chikankari'],
  ['புடவை', 'saree'],
  ['பட்டு புடவை', 'silk saree'],
  ['லெஹெங்கா', 'lehenga'],
  ['குர்தா', 'kurta'],
  ['காஞ்சிபுரம்', 'kanjivaram'],
  ['સાડી', 'sadi'],
  ['બાંધણી', 'bandhani'],
  ['કુર્તા', 'kurta'],
  ['ਫੁਲਕਾਰੀ', 'phulkari'],
  ['ਸਾੜੀ', 'saree'],
  ['చీర', 'saree'],
  ['పట్టు చీర', 'silk saree'],
  ['ಸೀರೆ', 'saree'],
  ['ಕುರ್ತಾ', 'kurta'],
  ['സാരി', 'saree'],
  ['ଶାଢ଼ି', 'saree'],
  ['पुरुषों के लिए', 'men'],
  ['जेंट्स', 'men'],
  ['পুরুষ', 'men'],
  ['জেন্টস', 'men'],
  ['ஆண்கள்', 'men'],
  ['ஆண்களுக்கான', 'men'],
  ['महिला', 'women'],
  ['মহিলা', 'women'],
  ['মহিলাদের', 'women'],
  ['பெண்கள்', 'women'],
  ['பெண்களுக்கு', 'women'],
  ['जूते', 'shoes'],
  ['जूट', 'jute'],
  ['पर्दे', 'curtain'],
  ['সাদা', 'white'],
  ['सादा', 'plain'],
  ['सादी', 'plain'],
  ['நீலம்', 'blue'],
])('“%s” finds designs as “%s” does, in the same order', async (written, latin) => {
  const found = await ask(written);
  expect(found).toEqual(await ask(latin));
  expect(found.designs.length).toBeGreaterThan(0);
});

test('small words say nothing in their own script either', async () => {
  expect(await ask('सिल्क में साड़ी')).toEqual(await ask('saree in silk'));
});

test.each([
  ['लखनऊ', 'Sunita Devi'],
  ['লখনউ', 'Sunita Devi'],
  ['லக்னோ', 'Sunita Devi'],
  ['जयपुर', 'Meera Rathore'],
  ['वाराणसी', 'Imran Ansari'],
  ['জয়পুর', 'Meera Rathore'],
  ['বারাণসী', 'Imran Ansari'],
  ['ஜெய்ப்பூர்', 'Meera Rathore'],
  ['मीरा', 'Meera Rathore'],
  ['इमरान अंसारी', 'Imran Ansari'],
  ['ইমরান', 'Imran Ansari'],
  ['மீரா', 'Meera Rathore'],
  ['ज़रदोज़ी कारीगर', 'Imran Ansari'],
])('“%s” finds the maker %s', async (written, name) => {
  expect(await makersOf(written)).toEqual([name]);
});
