/** "Images required: Please upload …" is a toast's title and its line; a sentence without them has the line given. */
export function splitSentence(sentence: string, line: string): [title: string, line: string] {
  const [title = '', ...rest] = sentence.split(': ');
  return line === '' ? [title, rest.join(': ')] : [sentence, line];
}
