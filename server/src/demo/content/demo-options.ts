import type {
  DesignChoice,
  DesignOptions,
  DesignQuestion,
} from '#contracts/designs/options/design-options.ts';

/** Name, price in rupees, days. */
type Option = readonly [key: string, name: string, price?: number, days?: number];

/** The first option is the default; of a choice that is not required, none is. */
function choice(key: string, name: string, options: readonly Option[], isRequired = true): DesignChoice {
  return {
    key,
    name,
    required: isRequired,
    defaultOption: isRequired ? (options[0]?.[0] ?? null) : null,
    options: options.map(([option, said, price = 0, days = 0]) => ({ key: option, name: said, price, days })),
  };
}

const asks = (
  key: string,
  kind: DesignQuestion['kind'],
  text: string,
  answers: string[] = [],
): DesignQuestion => ({
  key,
  kind,
  text,
  required: false,
  answers,
});

/** The options of four designs, by the key of the design. */
export const demoOptions: Readonly<Record<string, DesignOptions>> = {
  'teej-bandhani-lehenga-set': {
    choices: [
      choice('dupatta', 'Dupatta', [
        ['leheriya', 'Orange leheriya'],
        ['bandhani', 'Matching bandhani', 4500, 6],
        ['two', 'Both of them', 9500, 8],
      ]),
      choice('cancan', 'Can-can', [
        ['soft', 'Soft, two layers'],
        ['full', 'Full, six layers', 2800, 2],
        ['without', 'Without', -900],
      ]),
      choice('lining', 'Lining', [
        ['cotton', 'Cotton'],
        ['silk', 'Silk', 3600, 1],
      ]),
      choice('sleeve', 'Sleeve of the blouse', [
        ['elbow', 'Elbow'],
        ['short', 'Short'],
        ['long', 'Long, with gota at the wrist', 1800, 3],
      ]),
    ],
    rules: [{ kind: 'REQUIRES', option: 'full', other: 'silk' }],
    questions: [
      asks('heel', 'ONE_OF', 'How high is the heel you will wear?', ['Flat', 'Up to 5 cm', 'Higher']),
      asks('jewellery', 'PICTURE', 'The jewellery that goes with it, if you have chosen it'),
    ],
  },
  'malmal-chikan-kurta': {
    choices: [
      choice('collar', 'Collar', [
        ['band', 'Band collar'],
        ['shirt', 'Shirt collar', 250, 1],
        ['round', 'Round neck'],
      ]),
      choice('sleeve', 'Sleeve', [
        ['full', 'Full, with cuff'],
        ['rolled', 'Roll-up with tab', 180],
        ['half', 'Half', -150],
      ]),
      choice('length', 'Length', [
        ['knee', '42 inches'],
        ['short', '32 inches', -300],
        ['long', '46 inches', 350],
      ]),
      choice('pocket', 'Pocket', [['chest', 'Chest pocket', 120]], false),
    ],
    rules: [{ kind: 'EXCLUDES', option: 'round', other: 'chest' }],
    questions: [asks('initials', 'TEXT', 'Initials inside the collar')],
  },
  'zari-deep-back-blouse': {
    choices: [
      choice('neck', 'Front neck', [
        ['sweetheart', 'Sweetheart'],
        ['boat', 'Boat neck'],
        ['collar', 'Stand collar', 350, 1],
      ]),
      choice('back', 'Back', [
        ['deep', 'Deep, with dori and latkans'],
        ['round', 'Closed, round', -200],
        ['keyhole', 'Keyhole with a covered button', 150],
      ]),
      choice('sleeve', 'Sleeve', [
        ['short', 'Short'],
        ['elbow', 'Elbow', 300, 1],
        ['none', 'Sleeveless', -150],
      ]),
      choice('cups', 'Cups', [['sewn', 'Sewn in', 250]], false),
    ],
    rules: [
      { kind: 'EXCLUDES', option: 'deep', other: 'collar' },
      { kind: 'REQUIRES', option: 'none', other: 'sewn' },
    ],
    questions: [
      asks('hooks', 'ONE_OF', 'Where should the hooks be?', ['In front', 'At the side']),
      asks('saree', 'PICTURE', 'The saree it is for'),
    ],
  },
  'durbar-ivory-sherwani': {
    choices: [
      choice('lining', 'Lining', [
        ['viscose', 'Ivory viscose'],
        ['silk', 'Printed silk', 5200, 2],
      ]),
      choice('buttons', 'Buttons', [
        ['covered', 'Covered in the same cloth'],
        ['brass', 'Antique brass', 900],
        ['kundan', 'Kundan', 6800, 4],
      ]),
      choice(
        'stole',
        'Stole',
        [
          ['plain', 'Plain silk', 3200],
          ['zari', 'Zari border', 7400, 6],
        ],
        false,
      ),
    ],
    rules: [],
    questions: [asks('day', 'TEXT', 'The day of the wedding, and whether you ride a horse')],
  },
};
