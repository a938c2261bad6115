// Loaded into every process that runs tests, before React. Its development build keeps a stack and a task of the inspector
// for each element that it makes, and a line of a timeline for each part that it draws: a sixth of what screen tests cost,
// and nobody looks at them there. What it warns of stays.
delete console.createTask;
delete console.timeStamp;
