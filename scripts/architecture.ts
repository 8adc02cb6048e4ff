import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Holds the walls of .dependency-cruiser.cjs, and fails when the checker has not seen the code: it can succeed having read nothing. */
const leastModules = 300;

interface Report {
  readonly modules: readonly { readonly source: string; readonly dependencies: readonly unknown[] }[];
  readonly summary: { readonly violations: readonly { readonly rule: { readonly name: string }; readonly from: string; readonly to: string }[] };
}

const cruise = spawnSync(process.execPath, [join('node_modules', '.bin', 'depcruise'), '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'src', 'server'], {
  encoding: 'utf8', maxBuffer: 256 * 1024 * 1024,
});
const report = JSON.parse(cruise.stdout) as Report;
const own = report.modules.filter((module) => /^(src|server)\//.test(module.source));
const edges = own.reduce((sum, module) => sum + module.dependencies.length, 0);
for (const { rule, from, to } of report.summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
console.log(`${own.length} modules and ${edges} imports seen, ${report.summary.violations.length} violations`);
if (own.length < leastModules || edges < own.length) {
  console.error(`Only ${own.length} modules were seen: the checker did not read the code`);
  process.exit(1);
}
process.exit(report.summary.violations.length === 0 ? 0 : 1);
