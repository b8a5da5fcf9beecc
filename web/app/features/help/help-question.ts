export interface HelpLink {
  to: string;
  label: string;
}

export interface HelpQuestion {
  /** The anchor on the page of help. */
  id: string;
  question: string;
  paragraphs: readonly string[];
  /** Where one acts. */
  links?: readonly HelpLink[];
  /** What people type who mean this question, the most telling first; the product's search listens to these alone. */
  words: string;
}

export interface HelpGroup {
  id: string;
  title: string;
  questions: readonly HelpQuestion[];
}
