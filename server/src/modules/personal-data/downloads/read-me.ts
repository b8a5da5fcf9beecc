import { momentInWords } from '#contracts/platform/dates-in-words.ts';

/** The README of a data download, which explains its files. */
export function readMe(name: string, madeAt: Date): string {
  return `The data of ${name} on Tanabana, as of ${momentInWords(madeAt)} (India)

data/       One file for each kind of thing: your account, profile, addresses, designs, orders that you
            bought and sold, messages, reviews and so on. A file that holds only [ ] means that there is nothing
            of that kind. The files are JSON, which any text editor opens.
pictures/   What you sent in, voice notes too, in folders by where it is shown. A file is named after its number in
            data/pictures.json.
documents/  Receipts, invoices and credit notes of your orders as PDF.

Amounts whose names end in Paise are hundredths of a rupee. Times name their offset from UTC.

Left out: your password and the keys of your sessions, which we keep only in a form that cannot be read back, and what
belongs to somebody else alone, such as the email address of a person who complained about you.
`;
}
