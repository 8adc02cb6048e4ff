import { expect, it } from 'vitest';
import { commonName, usccOfSubject } from '../../../../server/core/keys/certificate-names.ts';

it.each([
  ['CN=夏知微,O=大连远珩紧固件有限公司,2.5.4.97=91210200MA00000001', '夏知微', '91210200MA00000001'],
  ['2.5.4.97=91210200MA00000001, O=远珩\\, 江, CN=夏\\,知微', '夏,知微', '91210200MA00000001'],
  [
    'O=远珩\\,CN=江听雪\\,2.5.4.97=91330200MA00000009,CN=夏知微,2.5.4.97=91210200MA00000001',
    '夏知微',
    '91210200MA00000001',
  ],
  ['O=远珩\\\\,CN=夏知微,2.5.4.97=91210200MA00000001', '夏知微', '91210200MA00000001'],
  ['O=远珩', '', ''],
  ['', '', ''],
])(
  'the subject %s names its own common name and company code, and no text inside another part',
  (name, person, uscc) => {
    expect([commonName(name), usccOfSubject(name)]).toEqual([person, uscc]);
  },
);
