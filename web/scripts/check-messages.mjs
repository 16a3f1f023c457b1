// Fails on a message of the page that a language lacks, that nobody says, or that does not exist, and on
// text written into a component instead of a catalogue.
import { parse as parseFluent, Visitor } from '@fluent/syntax';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse as parseSvelte } from 'svelte/compiler';

const root = fileURLToPath(new URL('../..', import.meta.url));
const languages = ['en', 'de', 'fr', 'hu', 'ko'];
const problems = [];

/** The messages of a file by id: which variables they have, and which messages they refer to. */
function readCatalogue(language, file) {
  const messages = new Map();
  const resource = parseFluent(readFileSync(`${root}i18n/${language}/${file}`, 'utf8'), {});
  for (const entry of resource.body) {
    if (entry.type === 'Junk') problems.push(`${language}/${file}: cannot be read: ${entry.content.trim()}`);
    if (entry.type !== 'Message') continue;
    const variables = new Set();
    const references = new Set();
    const visitor = new Visitor();
    // The id of a term comes with it: not every language has to look at it, nor at the game.
    visitor.visitVariableReference = ({ id }) => {
      if (id.name !== 'game-id') variables.add(id.name.replace(/-id$/, ''));
    };
    visitor.visitMessageReference = (node) => references.add(node.id.name);
    visitor.visit(entry);
    if (messages.has(entry.id.name)) problems.push(`${language}/${file}: ${entry.id.name} stands twice`);
    messages.set(entry.id.name, { file, variables, references });
  }
  return messages;
}

function readLanguage(language) {
  const all = new Map();
  for (const file of readdirSync(`${root}i18n/${language}`, { recursive: true })
    .filter((name) => name.endsWith('.ftl'))
    .sort()) {
    for (const [id, message] of readCatalogue(language, file)) {
      if (all.has(id)) problems.push(`${language}: ${id} stands in ${all.get(id).file} and ${file}`);
      all.set(id, message);
    }
  }
  return all;
}

const isPage = (message) => message.file.includes('/page-');
const list = (set) => [...set].sort().join(', ');

function compare(language, ours, measure) {
  for (const [id, message] of measure) {
    const other = ours.get(id);
    if (!isPage(message)) continue;
    if (!other) problems.push(`${language}/${message.file}: ${id} is missing`);
    else if (other.file !== message.file) problems.push(`${language}: ${id} belongs in ${message.file}`);
    else if (list(other.variables) !== list(message.variables)) {
      problems.push(`${language}/${message.file}: ${id} has the variables ${list(other.variables)}`);
    }
  }
  for (const [id, message] of ours) {
    if (isPage(message) && !measure.has(id)) problems.push(`${language}/${message.file}: ${id} is not in en`);
  }
}

/** Every text in quotation marks in the sources; one with ${...} becomes a pattern. */
function collectUses(source, uses) {
  for (const found of source.matchAll(/'([\w-]+)'|"([\w-]+)"/g)) uses.texts.add(found[1] ?? found[2]);
  for (const [, text] of source.matchAll(/`([\w-]*\$\{[^`]*)`/g)) {
    const pattern = text.replace(/\$\{[^}]*\}/g, '§');
    if (/^[\w-]*-?§/.test(pattern) && /^[\w§-]+$/.test(pattern) && /[a-z]-|-[a-z]/.test(pattern)) {
      uses.patterns.add(pattern);
    }
  }
}

function collectSaid(source, name, measure) {
  for (const [, id] of source.matchAll(/\bsay\(\s*'([^']+)'/g)) {
    if (!measure.has(id)) problems.push(`${name}: says ${id}, which no catalogue has`);
  }
  for (const [, text] of source.matchAll(/\bsay\(\s*`([^`]+)`/g)) {
    const pattern = toPattern(text.replace(/\$\{[^}]*\}/g, '§'));
    if (![...measure.keys()].some((id) => pattern.test(id))) {
      problems.push(`${name}: says ${text}, which fits no message`);
    }
  }
}

const toPattern = (text) => new RegExp(`^${text.replaceAll('§', '[\\w-]+')}$`);

const spoken = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
  'text',
]);
const hasLetters = (text) => /\p{L}/u.test(text);
const names = new Set(['Lair']); // the same in every language

/** Text in the markup of a component, and in attributes that are read to people. */
function findHardCoded(source, name) {
  const report = (node, text) => {
    const line = source.slice(0, node.start).split('\n').length;
    if (!names.has(text.trim())) problems.push(`${name}:${line}: hard-coded text "${text.trim()}"`);
  };
  const literal = (expression) =>
    expression?.type === 'Literal' && typeof expression.value === 'string' ? expression.value : '';
  const visit = (node) => {
    if (!node || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'Text' && hasLetters(node.data)) report(node, node.data);
    if (node.type === 'ExpressionTag' && hasLetters(literal(node.expression))) {
      report(node, literal(node.expression));
    }
    if (node.type === 'Attribute') return spoken.has(node.name) ? visit(node.value) : undefined;
    for (const key of [
      'fragment',
      'nodes',
      'consequent',
      'alternate',
      'body',
      'fallback',
      'pending',
      'then',
      'catch',
      'attributes',
    ]) {
      visit(node[key]);
    }
  };
  visit(parseSvelte(source, { modern: true }).fragment);
}

const measure = readLanguage('en');
for (const language of languages.slice(1)) compare(language, readLanguage(language), measure);

/** The page fetches a catalogue of a game with the shared one of its name, unless it is one of these. */
const own = ['game', 'terms', 'errors'];
for (const { file } of measure.values()) {
  const name = file.split('/')[1].replace('.ftl', '');
  if (!own.includes(name) && !existsSync(`${root}i18n/en/shared/${name}.ftl`)) {
    problems.push(`en/${file}: nobody fetches it, as there is no shared/${name}.ftl`);
  }
}

const uses = { texts: new Set(), patterns: new Set() };
const folder = `${root}web/src/`;
for (const file of readdirSync(folder, { recursive: true })) {
  if (!/\.(ts|svelte)$/.test(file) || file.endsWith('_test.ts')) continue;
  const source = readFileSync(folder + file, 'utf8');
  collectUses(source, uses);
  collectSaid(source, file, measure);
  if (file.endsWith('.svelte')) findHardCoded(source, file);
}
for (const message of measure.values()) {
  for (const id of message.references) uses.texts.add(id);
}
const patterns = [...uses.patterns].map(toPattern);
for (const [id, message] of measure) {
  if (!isPage(message) || uses.texts.has(id) || patterns.some((pattern) => pattern.test(id))) continue;
  problems.push(`en/${message.file}: nobody says ${id}`);
}

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
