import { accountCommand } from './composition/account-command.ts';
import { StartupRefusal } from './ground/startup-refusal.ts';

accountCommand(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  print: (line) => console.log(line),
}).catch((failure: unknown) => {
  console.error(failure instanceof StartupRefusal ? failure.message : failure);
  process.exitCode = 1;
});
