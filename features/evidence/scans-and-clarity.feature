Feature: Scans and photographs are read, and what is not clear is said
  A picture says nothing for machines. Its letters are recognised when there is time, every one of them a guess that the clerk
  checks; and whether it is clear is told at once, with what to do. Nobody waits for either.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: What is recognised in a scan is filled in, and is to be checked by somebody
    When Zhou Siyuan uploads a scanned invoice file "扫描.png" of 1 KB as "发票"
    Then "扫描.png" is read for Zhou Siyuan
    And the fields of "扫描.png" say for Zhou Siyuan:
      | number | 26992000000001280771 |
      | total  | 642300.00            |
    And the invoices stand like this for Zhou Siyuan:
      | 扫描.png | to check |

  Scenario: A picture without letters is filled in by hand
    When Zhou Siyuan uploads a photograph of nothing file "白纸.png" of 1 KB as "发票"
    Then "白纸.png" is found not readable for Zhou Siyuan

  Scenario: While pictures wait one goes on, and hears of it when they are read
    Given reading takes its time
    When Zhou Siyuan uploads a scanned invoice file "扫描.png" of 1 KB as "发票"
    Then "扫描.png" is being read for Zhou Siyuan
    When Zhou Siyuan writes "642300.00" as the total of "扫描.png"
    And reading goes on
    Then "扫描.png" is read for Zhou Siyuan
    And the fields of "扫描.png" say for Zhou Siyuan:
      | number | 26992000000001280771 |
      | total  | 642300.00            |

  Rule: A picture that is not clear says so, and what to do

    Scenario Outline: A <kind> is told to be <flaw>
      When Zhou Siyuan uploads a <kind> file "照片.png" of 1 KB as "发票"
      Then Zhou Siyuan is told of "照片.png" "Invoice blurry, please re-upload" and "<advice>"

      Examples:
        | kind               | flaw     | advice                                                                                   |
        | blurred photograph | blurred  | Not sharp: hold still, let the camera focus, and hold it straight above the paper         |
        | dark photograph    | too dark | Too dark or in a shadow: go where it is bright, and keep your shadow off the paper        |

    Scenario: A clear one says nothing
      When Zhou Siyuan uploads a clear photograph file "照片.png" of 1 KB as "发票"
      And "照片.png" is found not readable for Zhou Siyuan
      Then nothing is said of how clear "照片.png" is

    Scenario: Where the platform has switched it off, nobody is told
      Given the platform flags no pictures
      When Zhou Siyuan uploads a blurred photograph file "照片.png" of 1 KB as "发票"
      And "照片.png" is found not readable for Zhou Siyuan
      Then nothing is said of how clear "照片.png" is

    Scenario: Where nobody has looked after three seconds, one is told that nothing is held up
      Given reading takes its time
      When Zhou Siyuan uploads a blurred photograph file "照片.png" of 1 KB as "发票"
      Then Zhou Siyuan is told of "照片.png" "The check of clarity timed out or was cancelled; the upload is not affected"
