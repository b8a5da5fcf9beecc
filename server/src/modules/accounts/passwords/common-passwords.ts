import { sentence } from '#contracts/words/sentence.ts';
import { invalidInput } from '#server/platform/http/app-error.ts';

// The most common entries of published lists of stolen passwords, plus those common in India. A longer list would
// refuse little more: the sign-in limits cover the rest.
const common = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890 11111111 00000000
  88888888 12341234 87654321 qwertyui qwertyuiop qwerty123 1q2w3e4r 1qaz2wsx asdfghjkl zxcvbnm1 iloveyou iloveyou1 sunshine
  princess football baseball superman trustno1 welcome1 welcome123 letmein1 admin123 administrator computer michelle jennifer
  internet samsung1 whatever starwars abcd1234 abc12345 a1b2c3d4 11223344 123123123 147258369 987654321 1234abcd india123
  india1234 bharat123 mumbai123 delhi123 krishna1 krishna123 ganesh123 shivshakti jaishreeram jaimatadi omsairam sairam123
  lakshmi1 lakshmi123 rajesh123 sachin123 cricket1 cricket123 bollywood tanabana tanabana1 tanabana123 fashion1 fashion123`
    .split(/\s+/)
    .filter(Boolean),
);

/** Throws INVALID_INPUT for a password that is commonly guessed. */
export function refuseCommonPassword(password: string): void {
  if (!common.has(password.toLowerCase())) return;
  throw invalidInput({
    password: sentence('accounts.commonPassword'),
  });
}
