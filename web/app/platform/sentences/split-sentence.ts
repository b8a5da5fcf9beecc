/** Splits "Images required: Please upload …" into a toast's title and line; without a colon, `line` is used. */
export function splitSentence(sentence: string, line: string): [title: string, line: string] {
  const [title = '', ...rest] = sentence.split(': ');
  return line === '' ? [title, rest.join(': ')] : [sentence, line];
}
