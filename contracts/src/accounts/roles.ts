export const roles = [
  'USER',
  'DESIGNER',
  'VENDOR',
  'MASTER',
  'JARIWALA',
  'KARKHANDAR',
  'ARTIST',
  'ADMIN',
] as const;
