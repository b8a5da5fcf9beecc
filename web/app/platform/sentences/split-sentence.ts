/** "Images required: Please upload …" is a toast's title and its line. */
export function splitSentence(sentence: string): [title: string, line: string] {
  const [title = '', ...line] = sentence.split(': ');
  return [title, line.join(': ')];
}
