import { accountCommand } from './composition/account-command.ts';
import { GroundRefusal } from './ground/ground-refusal.ts';

accountCommand(process.argv.slice(2), {
  environment: process.env,
  input: process.stdin,
  print: (line) => console.log(line),
}).catch((failure: unknown) => {
  console.error(failure instanceof GroundRefusal ? failure.message : failure);
  process.exitCode = 1;
});
