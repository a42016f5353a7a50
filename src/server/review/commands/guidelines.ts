/**
 * What a project tells its readers until somebody writes guidelines of their own: which details to mask (after Pilán
 * et al. 2022, the Text Anonymization Benchmark) and which words to choose (after Olstad et al. 2023, appendix A).
 */

export const GUIDELINES = `# What to do

Nobody who reads the finished text should be able to tell who the people in it are. Within that, it should say as much, and read as well, as possible.

1. Read the whole text once before you decide anything.
2. Go through the mentions. Mask what identifies a person, keep what does not, and mark what was missed.
3. Look at the words that replace each masked mention, and choose better ones where you can.
4. Read the finished text once more, as somebody would who knows a little about the people in it.

# What to mask

- Direct identifiers, always: names, numbers of documents and accounts, addresses, anything that belongs to one person only.
- Details that identify together, where they do: a date, a place, an employer, an unusual job, a rare illness, a nationality. Ask how many people all the details that remain are true of. If it may be fewer than a handful, mask the detail that costs the text least.
- What tells of one person alone, even in ordinary words: 'the only woman on the night shift'.
- The same person or thing alike throughout. One mention left visible undoes all the others.

# What to keep

- What is true of very many people, and what everybody knows: a country, a decade, a common job.
- Judges, officials and authors in their public role, unless this project asks otherwise.
- What the text is about, if nobody can be told by it. An illness in a medical report is often the reason to publish it.

# Which words to choose

- They must be true of what they replace. Words that sound right and are false are worse than a label.
- They must not name the person, or lead to them with what else the text says.
- Of those that pass, take the most specific: 'a city in Norway' rather than 'a place'.
- Words that need another form to fit the sentence may be taken. Correct the form afterwards.
- If no words will do, take the label. That is no failure: sometimes nothing vaguer is both true and safe.

# When you are unsure

Mask it, and give the reason. Say in the reason what would have to be known to keep it. Do not ask others how they decided before all readers have finished: their disagreements show how hard the text is.
`;
