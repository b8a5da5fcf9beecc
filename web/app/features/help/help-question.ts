export interface HelpLink {
  to: string;
  label: string;
}

export interface HelpQuestion {
  /** The anchor on the help page. */
  id: string;
  question: string;
  paragraphs: readonly string[];
  /** The pages where one can act. */
  links?: readonly HelpLink[];
  /** Search words for this question, the most significant first; the product's search uses only these. */
  words: string;
}

export interface HelpGroup {
  id: string;
  title: string;
  questions: readonly HelpQuestion[];
}
