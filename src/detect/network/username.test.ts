import { testDetector } from "../../../test/marked.js";
import { username } from "./username.js";

testDetector(username, {
  finds: [
    "username: [CODE/username ann_lee92].",
    "my user name is [CODE/username annlee92], login=[CODE/username a.lee]",
    "User ID: [CODE/username alee]",
    "08:10 [[CODE/username mkowal]] Called user\n09:02 [[CODE/username rpatel-sec]] FYI",
    'File "/home/[CODE/username jbloggs]/app/main.py", line 12',
    "C:\\Users\\[CODE/username tamsin.bello]\\report.xlsx, /Users/[CODE/username éva]/x",
    "[CODE/username jbloggs]@lab3:~$ scp x [CODE/username alee]@db.example:/tmp",
    "sshd: Accepted password for [CODE/username jbloggs] from 192.0.2.7; user=[CODE/username alee] done",
  ],
  misses: [
    "C:\\Users\\Public\\x; /home/ubuntu/x; example.org/home/page; git@host.example:/x; user=null; uid=1000",
    "the username is required",
    "a username of eight letters",
    "login failed",
    "usernames: many",
    "07:55 [auto] assigned",
  ],
});
