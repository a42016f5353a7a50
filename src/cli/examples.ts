/** Three examples for each command, as its help shows them: a line each, without the program's name. */
const EXAMPLES = `
sanitize letter.docx -o shared.docx
sanitize letters/ -o shared/ --preset clinical --report report.html
sanitize judgment.txt --person "Solveig Lindqvist" --others risk
init
init --preset hr --population 'staff: 340' --replace preset -o hr.yaml
init --preset legal --population unknown --replace label --overwrite
policy from-presidio recognizers.yaml -o policy.yaml
policy from-presidio anonymizers.json
policy from-presidio analyzer.yaml -o policy.yaml --overwrite
key new map.key
key new release.key --overwrite
key new keys/reviews.key
restore answer.txt --map chat.map --key-file map.key
restore - --map chat.map --key-file map.key
restore answer.txt --map chat.map --key-file map.key --keep-unknown -o restored.txt
detect letter.txt
detect src/ --to sarif --fail > finds.sarif
detect letter.txt --why "the harbour master"
decrypt shared.txt --key-file aes.key
decrypt shared.txt --key-file aes.key -o letter.txt
decrypt - --key-file aes.key
status shared/
status shared/ --json
status out/released/
review shared-review
review shared-review --json
review out/released-review
count letters/ -o letters.statistics
count january/ february/ -o winter.statistics
count letters/ -o letters.statistics --overwrite
check shared.json
check shared.json --json
check january/ february/
detectors
detectors --json
detectors --json > detectors.json
evaluate masks gold.json masks.json
evaluate utility originals/ masks.json --json
evaluate agreement annotations.json
frontier judgments/ -o curve.svg
frontier letter.txt --measures classifier,surprisal -o curve.csv
frontier judgments/ --measures population -o curve.svg --overwrite
attack --document shared.txt --background people/
attack --originals letters/ --background people/ --masks masks.json
attack --data records.json --name name --background public_knowledge --json
corpus-statistics gold.json
corpus-statistics train.json dev.json test.json --picture types.svg
corpus-statistics gold.json --json
gold from-marks letter.txt -o gold.json
gold from-marks letter.txt note.txt -o gold.json --overwrite
gold from-spans spans.jsonl -o gold.json --annotator ann
statement run/ -o statement.html --recipient "Leith University" --purpose "a thesis" --release contract
statement run/ -o statement.json --recipient anyone --purpose "open data" --release public
statement verify statement.json run/
report run/ -o release.html
report run/ -o release.html --overwrite
report january/ february/ -o winter.html
models list
models verify
models list --json
serve
serve --data reviews/ --policy clinic.yaml
serve --host 0.0.0.0 --token-file tokens --data postgres://localhost/palimpsest
proxy --upstream https://api.openai.com
proxy --upstream http://127.0.0.1:11434 --port 5004
proxy --upstream https://api.anthropic.com --preset support
mcp
mcp --root letters/
mcp wrap -- node files-server.js
index build register.jsonl -o people.index
index stats people.index
index query people.index violinist "born in Bergen"
rates check rates.csv
rates check staff.csv
rates check towns.csv
gazetteer build dump.json.gz -o attributes
gazetteer build dump.json.bz2 -o attributes
gazetteer build dump.json -o attributes --overwrite
ontology lookup violinist --type DEM
ontology lookup Bergen --type LOC --json
ontology build dump.json.gz -o vaguer
completion bash >> ~/.bashrc
completion zsh > ~/.zfunc/_palimpsest
completion fish > ~/.config/fish/completions/palimpsest.fish
`;

const lines = EXAMPLES.trim().split("\n");

/** What a command's help ends with. */
export const examplesOf = (command: string): string =>
  ["", "Examples:", ...of(command).map((line) => `  palimpsest ${line}`)].join("\n");

const of = (command: string): string[] => lines.filter((line) => line.split(" ")[0] === command);

/** The examples of every command, for the test that they can be called. */
export const examples = (): [string, readonly string[]][] =>
  [...new Set(lines.map((line) => line.split(" ")[0]!))].map((name) => [name, of(name)]);
