import { describe, expect, it } from 'vitest';
import { readAccountCommand } from '../../../server/ground/account-order.ts';

const create = [
  'create',
  '--company',
  '宁波栖川仪表有限公司',
  '--uscc',
  '9133 0299 MA5J MH92 38',
  '--user',
  'yuxichuan',
  '--person',
  '俞栖川',
  '--mobile',
  '140 0000 9001',
  '--id-number',
  '330299 19900307 0013',
];
const problems = (args: readonly string[]): string => {
  const read = readAccountCommand(args);
  return read.ok ? '' : read.problems.join('\n');
};
const withOption = (name: string, value: string): readonly string[] =>
  create.map((each, index) => (create[index - 1] === name ? value : each));

describe('npm run account', () => {
  it('reads whom to make, and takes what is usual for the rest', () => {
    expect(readAccountCommand(create)).toEqual({
      ok: true,
      command: {
        verb: 'create',
        passwordFrom: 'drawn',
        order: {
          company: {
            name: '宁波栖川仪表有限公司',
            shortName: '宁波栖川仪表有限公司',
            uscc: '91330299MA5JMH9238',
            isCore: false,
            openedProducts: ['CREDIT', 'EST'],
          },
          person: {
            userName: 'yuxichuan',
            personName: '俞栖川',
            mobile: '14000009001',
            idNumber: '330299199003070013',
            roles: ['ROLE_CORP_OPERATOR'],
          },
        },
      },
    });
  });

  it('reads what is said beyond that', () => {
    expect(
      readAccountCommand([
        ...create,
        '--short-name',
        '栖川',
        '--core',
        '--role',
        'ROLE_CORE_DIRECTOR',
        '--role',
        'ROLE_CORE_DIRECTOR',
        '--product',
        'GPC',
        '--product',
        'EST',
        '--password-stdin',
      ]),
    ).toMatchObject({
      command: {
        passwordFrom: 'input',
        order: {
          company: { shortName: '栖川', isCore: true, openedProducts: ['GPC', 'EST'] },
          person: { roles: ['ROLE_CORE_DIRECTOR'] },
        },
      },
    });
    expect(readAccountCommand([...create, '--core'])).toMatchObject({
      command: { order: { person: { roles: ['ROLE_CORE_OPERATOR'] } } },
    });
    expect(readAccountCommand(['mobile', 'yuxichuan', '--mobile', '+86 140 0000 9001', '--checked', 'letter'])).toEqual(
      {
        ok: true,
        command: { verb: 'mobile', userName: 'yuxichuan', mobile: '14000009001', checked: 'letter' },
      },
    );
    expect(readAccountCommand(['identity', 'yuxichuan', '--id-number', '330299199003070013'])).toEqual({
      ok: true,
      command: { verb: 'identity', userName: 'yuxichuan', idNumber: '330299199003070013' },
    });
    expect(readAccountCommand(['roles', 'yuxichuan', '--role', 'CORP_QUERY'])).toEqual({
      ok: true,
      command: { verb: 'roles', userName: 'yuxichuan', roles: ['CORP_QUERY'] },
    });
    expect(readAccountCommand(['password', 'yuxichuan'])).toEqual({
      ok: true,
      command: { verb: 'password', userName: 'yuxichuan', passwordFrom: 'drawn' },
    });
    expect(readAccountCommand(['list'])).toEqual({ ok: true, command: { verb: 'list' } });
    expect(readAccountCommand(['sign-out', 'yuxichuan'])).toEqual({
      ok: true,
      command: { verb: 'sign-out', userName: 'yuxichuan' },
    });
    expect(readAccountCommand(['sign-out-all'])).toEqual({ ok: true, command: { verb: 'sign-out-all' } });
    expect(readAccountCommand(['sign-out-all', 'yuxichuan'])).toMatchObject({ ok: false });
  });

  it.each([
    [[], { by: 'installation' }],
    [['--user', 'yuxichuan'], { by: 'user', userName: 'yuxichuan' }],
    [['--uscc', '91330299MA5JMH9238'], { by: 'company', uscc: '91330299MA5JMH9238' }],
    [['--mobile', '140 0000 9001'], { by: 'prefix', mobile: '14000009001' }],
    [['--source', '2001:db8::7'], { by: 'network', address: '2001:db8::7' }],
  ])('is understood for text messages: %j', (args, subject) => {
    expect(readAccountCommand(['texts', ...args])).toEqual({
      ok: true,
      command: { verb: 'texts', subject, isReset: false },
    });
    expect(readAccountCommand(['texts', ...args, '--reset'])).toMatchObject({ command: { isReset: true } });
  });

  it.each([
    [['--source', 'office'], '--source is "office"; it must be an IP address'],
    [['--user', 'yuxichuan', '--mobile', '14000009001'], '--user and --mobile cannot be given together'],
    [['--role', 'CORP_QUERY'], '--role does not belong to texts'],
  ])('is refused for text messages: %j', (args, problem) => {
    expect(readAccountCommand(['texts', ...args])).toEqual({ ok: false, problems: [problem] });
  });

  it.each([
    ['--company', ' '],
    ['--company', '名'.repeat(101)],
    ['--person', '俞\u202e川'],
    ['--uscc', '123'],
    ['--uscc', '91330299MA5JMH9239'],
    ['--user', 'Yu'],
    ['--user', '俞栖川'],
    ['--user', '9lives'],
    ['--mobile', '12345'],
    ['--mobile', '+1 202 555 0100'],
    ['--id-number', '330299199003070014'],
    ['--id-number', '1'],
  ])('says of %s that it cannot be %j', (name, value) =>
    expect(problems(withOption(name, value))).toMatch(new RegExp(`^${name} is`)),
  );

  it('refuses a person under age, and does not repeat the number', () => {
    const [child, wrong] = [
      problems(withOption('--id-number', '330299202003070018')),
      problems(withOption('--id-number', '330299199003070014')),
    ];
    expect([child, wrong]).toEqual([expect.stringMatching(/not of full age/), expect.not.stringMatching(/330299/)]);
  });

  it.each([
    [[], 'Nothing was said to do'],
    [['constructor'], '"constructor" is not understood'],
    [['create', '--password', 'x'], "Unknown option '--password'"],
    [['list', '--core'], '--core does not belong to list'],
    [['list', 'all'], 'list takes no "all"'],
    [['password'], 'password takes the user name of one account'],
    [['password', 'a', 'b'], 'password takes the user name of one account'],
    [['roles', 'yuxichuan'], '--role is missing'],
    [['mobile', 'yuxichuan', '--checked', 'video'], '--mobile is missing'],
    [['mobile', 'yuxichuan', '--mobile', '12', '--checked', 'video'], '--mobile is "12"'],
    [['mobile', 'yuxichuan', '--mobile', '14000009001'], '--checked is missing'],
    [['mobile', 'yuxichuan', '--mobile', '14000009001', '--checked', 'by mail'], '--checked is "by mail"'],
    [[...create, '--role', 'KING'], '--role is "KING"'],
    [[...create, '--role', '__proto__'], '--role is "__proto__"'],
    [[...create, '--product', 'GOLD'], '--product is "GOLD"'],
  ])('refuses %j', (args, said) => expect(problems(args)).toContain(said));

  it('names all that is missing at once', () => {
    for (const name of ['company', 'uscc', 'user', 'person', 'mobile', 'id-number'])
      expect(problems(['create'])).toContain(`--${name} is missing`);
  });
});
