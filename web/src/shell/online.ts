/** A while, or until the browser says that the network is back. */
export const untilOnline = (most: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, most);
    addEventListener("online", done);
  });
