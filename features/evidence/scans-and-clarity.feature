Feature: Scans and photographs are read, and unclear ones are reported
  A picture has no text that a machine can read at once. Its letters are recognised in the background, and the user
  checks each value. The portal says at once whether the picture is clear, and what to do if it is not. Users need not
  wait for either.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: The fields of a scan are filled in and must be checked
    When Zhou Siyuan uploads a scanned invoice file "扫描.png" of 1 KB as "发票"
    Then "扫描.png" is read for Zhou Siyuan
    And the fields of "扫描.png" say for Zhou Siyuan:
      | number | 26992000000001280771 |
      | total  | 642300.00            |
    And the invoices stand like this for Zhou Siyuan:
      | 扫描.png | to check |

  Scenario: A picture without text is filled in by hand
    When Zhou Siyuan uploads a photograph of nothing file "白纸.png" of 1 KB as "发票"
    Then "白纸.png" is found not readable for Zhou Siyuan

  Scenario: The user can continue while a picture is being read
    Given reading takes its time
    When Zhou Siyuan uploads a scanned invoice file "扫描.png" of 1 KB as "发票"
    Then "扫描.png" is being read for Zhou Siyuan
    When Zhou Siyuan writes "642300.00" as the total of "扫描.png"
    And reading goes on
    Then "扫描.png" is read for Zhou Siyuan
    And the fields of "扫描.png" say for Zhou Siyuan:
      | number | 26992000000001280771 |
      | total  | 642300.00            |

  Rule: An unclear picture is reported with advice

    Scenario Outline: A <kind> is reported as <flaw>
      When Zhou Siyuan uploads a <kind> file "照片.png" of 1 KB as "发票"
      Then Zhou Siyuan is told of "照片.png" "Invoice blurry, please re-upload" and "<advice>"

      Examples:
        | kind               | flaw     | advice                                                                                   |
        | blurred photograph | blurred  | Not sharp: hold still, let the camera focus, and hold it straight above the paper         |
        | dark photograph    | too dark | Too dark or in a shadow: go where it is bright, and keep your shadow off the paper        |
        | crooked photograph | askew    | Taken at an angle: lay the paper straight, and hold the camera right above it             |

    Scenario: An unclear contract is reported with its own message
      When Zhou Siyuan uploads a crooked photograph file "合同.png" of 1 KB as "贸易合同"
      Then Zhou Siyuan is told of "合同.png" "Contract blurry, please re-upload" and "Taken at an angle: lay the paper straight, and hold the camera right above it"

    Scenario: An unclear picture is reported again before submission and on the package page
      Given Zhou Siyuan uploads a blurred photograph file "照片.png" of 1 KB as "发票"
      And Zhou Siyuan is told of "照片.png" "Invoice blurry, please re-upload" and "Not sharp: hold still, let the camera focus, and hold it straight above the paper"
      When Zhou Siyuan checks the package
      Then "照片.png" is among what is not clear
      When Zhou Siyuan looks at the package
      Then its document says "Invoice blurry, please re-upload"

    Scenario: A clear picture is not reported
      When Zhou Siyuan uploads a clear photograph file "照片.png" of 1 KB as "发票"
      And "照片.png" is found not readable for Zhou Siyuan
      Then nothing is said of how clear "照片.png" is

    @wire
    Scenario: An unclear picture is not reported where the platform has switched the check off
      Given the platform flags no pictures
      When Zhou Siyuan uploads a blurred photograph file "照片.png" of 1 KB as "发票"
      And "照片.png" is found not readable for Zhou Siyuan
      Then nothing is said of how clear "照片.png" is

    Scenario: The user is told when the clarity check takes longer than three seconds
      Given reading takes its time
      When Zhou Siyuan uploads a blurred photograph file "照片.png" of 1 KB as "发票"
      Then Zhou Siyuan is told of "照片.png" "The check of clarity timed out or was cancelled; the upload is not affected"

  Rule: Scans are filled in by hand while the platform has switched recognition off

    Scenario: A scan is not read while recognition is off
      Given the platform has switched its machines off
      When Zhou Siyuan uploads a scanned invoice file "扫描.png" of 1 KB as "发票"
      Then no machine is at work on "扫描.png", and nothing is said of it
      When Zhou Siyuan writes "642300.00" as the total of "扫描.png"
      Then the fields of "扫描.png" say for Zhou Siyuan:
        | number |           |
        | total  | 642300.00 |

    Scenario: A scan is read once recognition is on again
      Given the platform has switched its machines off
      And Zhou Siyuan uploads a scanned invoice file "扫描.png" of 1 KB as "发票"
      And no machine is at work on "扫描.png", and nothing is said of it
      When the platform switches its machines on again
      And Zhou Siyuan opens the package
      Then "扫描.png" is read for Zhou Siyuan
