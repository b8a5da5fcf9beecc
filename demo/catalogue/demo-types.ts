import type { Category, GarmentName, PaletteName, TextileName, View } from '#yard/drawing/public.ts';

export type MakerRole = 'DESIGNER' | 'MASTER' | 'JARIWALA' | 'KARKHANDAR' | 'VENDOR' | 'ARTIST';

/** A fictional person of the demo. */
export interface DemoPerson {
  /** Stable name for seeds and references. */
  key: string;
  name: string;
  email: string;
  /** Ten digits, without the country code. */
  phone: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

export interface DemoMaker extends DemoPerson {
  role: MakerRole;
  isVerified: boolean;
  profession: string;
  bio: string;
}

/** The written data of a design. Everything else is derived from it. */
export interface DesignRow {
  /** Unique: the seed, the key and the file names are derived from it. */
  title: string;
  /** Key of the maker. */
  maker: string;
  garment: GarmentName;
  textile: TextileName;
  palette: PaletteName;
  views: readonly View[];
  /** What the buyer pays, in whole rupees. */
  price: number;
  /** Percentage, 0 for none. */
  discount: number;
  completionDays: number;
  materialOne: string;
  materialTwo: string;
  description: string;
  /** Set if the description names a motif that the key would not draw. */
  seed?: string;
}

/** The interface languages besides English in which the makers of the demo write. */
export type DemoLanguage = 'hi' | 'bn' | 'ta';

/** The texts of a design in another language. */
export interface DemoTranslation {
  title: string;
  description?: string;
  materialOne?: string;
  materialTwo?: string;
}

export type DemoTranslations = Record<DemoLanguage, DemoTranslation>;

export interface DemoPicture {
  /** Path relative to demo/pictures. */
  file: string;
  view: View;
  alt: string;
}

export interface DemoDesign extends DesignRow {
  key: string;
  category: Category;
  /** All pictures of a design share one seed. */
  seed: string;
  pictures: DemoPicture[];
  translations: DemoTranslations;
}
