import { z } from 'zod';

export const passwordMinimum = 8;

const tooCommon = new Set(
  `password password1 password12 password123 passw0rd p@ssw0rd p@ssword 12345678 123456789 1234567890
  87654321 987654321 11111111 00000000 12341234 12121212 123123123 147258369 1q2w3e4r 1qaz2wsx qwertyui
  qwertyuiop qwerty123 qwerty12 qwerty1234 asdfghjk asdfghjkl asdf1234 zxcvbnm1 abcd1234 abcdefgh abc12345
  a1b2c3d4 iloveyou iloveyou1 sunshine princess football baseball basketball superman batman123 trustno1
  letmein1 letmein123 welcome1 welcome123 whatever starwars computer internet michelle jennifer corvette
  mercedes maverick midnight liverpool chelsea1 arsenal1 dragon123 monkey123 master123 shadow123 freedom1
  charlie1 jordan23 michael1 ashley12 secret123 admin123 administrator changeme changeme1 default1 guest123
  test1234 testtest hello123 helloworld google123 facebook myspace1 linkedin twitter1 instagram samsung1
  newyork1 newyork123 nyu12345 nyu123456 student1 student123 callboard callboard1 filmschool actor123`.split(
    /\s+/,
  ),
);

/** The one rule for a password that a member chooses: sign-up, reset and change all ask for it. */
export const newPassword = z
  .string()
  .min(passwordMinimum, `New password must be at least ${passwordMinimum} characters`)
  .max(200, 'Please keep your password to 200 characters or fewer.')
  .refine((password) => !tooCommon.has(password.toLowerCase()), {
    message: 'That password is one of the most common ones. Please choose another.',
  });
