import { testDetector } from "../../../../test/marked.js";
import { username } from "./username.js";

testDetector(username, {
  finds: [
    "username: [CODE/username ann_lee92].",
    "my user name is [CODE/username annlee92], login=[CODE/username a.lee]",
    "User ID: [CODE/username alee]",
    "metadata ('Author: [CODE/username quill_88]'), last modified by [CODE/username okoro_t]",
    "the author field [CODE/username jkstott] in the PDF",
    "08:10 [[CODE/username mkowal]] Called user\n09:02 [[CODE/username rpatel-sec]] FYI",
    'File "/home/[CODE/username jbloggs]/app/main.py", line 12',
    "C:\\Users\\[CODE/username tamsin.bello]\\report.xlsx, /Users/[CODE/username éva]/x",
    "[CODE/username jbloggs]@lab3:~$ scp x [CODE/username alee]@db.example:/tmp",
    "sshd: Accepted password for [CODE/username jbloggs] from 192.0.2.7; user=[CODE/username alee] done",
  ],
  misses: [
    "C:\\Users\\Public\\x; /home/ubuntu/x; example.org/home/page; git@host.example:/x; user=null; uid=1000",
    "the username is required",
    "Author: anonymous, and the author field is blank",
    "created by our team in 2019",
    "a username of eight letters",
    "login failed",
    "usernames: many",
    "07:55 [auto] assigned",
  ],
});
