/** Sends a call until it is answered by more than "come back later": a loaded machine may say 503 to some of 200. */
export async function askedAgain<Answer extends { statusCode: number }>(send: () => Promise<Answer>): Promise<Answer> {
  const answer = await send();
  return answer.statusCode === 503 ? askedAgain(send) : answer;
}
