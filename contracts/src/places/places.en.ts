/** None: a place is stored under its English name (`place-names.ts`), so that English pages load no table of names. */
type Names = Readonly<Record<string, string>>;

export const townsEn: Names = {};
export const statesEn: Names = {};
export const countriesEn: Names = {};
