Feature: Invoice fields are filled in from the document
  The portal fills in the fields of an electronic invoice. The user corrects them, and decides where the document and
  the form differ.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan has made a package of "RX6101-2026-00871" and "RX6101-2026-00872"

  Scenario: The fields of an electronic invoice are filled in automatically
    When Zhou Siyuan uploads an e-invoice file "发票.xml" of 2 KB as "发票"
    Then "发票.xml" is read for Zhou Siyuan
    And the fields of "发票.xml" say for Zhou Siyuan:
      | number             | 26992000000001280371 |
      | date               | 2026-09-15           |
      | amountExcludingTax | 568406.19            |
      | tax                | 73893.81             |
      | total              | 642300.00            |

  Scenario: A corrected field is kept, and the value on paper is shown beside it
    When Zhou Siyuan uploads an e-invoice file "发票.xml" of 2 KB as "发票"
    And "发票.xml" is read for Zhou Siyuan
    And Zhou Siyuan writes "642300.50" as the total of "发票.xml"
    Then the total of "发票.xml" stands against "642300.00" on paper for Zhou Siyuan
    When Zhou Siyuan takes what the paper says as the total of "发票.xml"
    Then the fields of "发票.xml" say for Zhou Siyuan:
      | total | 642300.00 |

  Scenario: Invoices that add up can be confirmed together, and the others must be checked one by one
    When Zhou Siyuan uploads an e-invoice file "一.xml" of 2 KB as "发票"
    And "一.xml" is read for Zhou Siyuan
    And Zhou Siyuan uploads a second e-invoice file "二.xml" of 2 KB as "发票"
    And "二.xml" is read for Zhou Siyuan
    And Zhou Siyuan uploads an e-invoice that does not add up file "三.xml" of 2 KB as "发票"
    And "三.xml" is read for Zhou Siyuan
    Then the invoices stand like this for Zhou Siyuan:
      | 一.xml | can be confirmed |
      | 二.xml | can be confirmed |
      | 三.xml | to check         |
    When Zhou Siyuan confirms all invoices that check out
    Then the invoices stand like this for Zhou Siyuan:
      | 一.xml | checked  |
      | 二.xml | checked  |
      | 三.xml | to check |

  Scenario: Invoices that nobody has confirmed are named before submission
    When Zhou Siyuan uploads an e-invoice file "一.xml" of 2 KB as "发票"
    And "一.xml" is read for Zhou Siyuan
    And Zhou Siyuan uploads a second e-invoice file "二.xml" of 2 KB as "发票"
    And "二.xml" is read for Zhou Siyuan
    And Zhou Siyuan confirms "一.xml"
    And Zhou Siyuan checks the package
    Then Zhou Siyuan is told that nobody has checked "二.xml" yet, and of nothing else

  Scenario: A correction is offered for amounts that do not add up, and the user decides
    When Zhou Siyuan uploads an e-invoice that does not add up file "三.xml" of 2 KB as "发票"
    And "三.xml" is read for Zhou Siyuan
    Then the tax of "三.xml" is offered to Zhou Siyuan as "73893.81"
    And the fields of "三.xml" say for Zhou Siyuan:
      | tax | 73943.81 |
    When Zhou Siyuan takes the offered tax of "三.xml"
    Then the fields of "三.xml" say for Zhou Siyuan:
      | tax   | 73893.81  |
      | total | 642300.00 |
    When Zhou Siyuan confirms "三.xml"
    Then the invoices stand like this for Zhou Siyuan:
      | 三.xml | checked |

  Scenario: An invoice of a seller outside the package is flagged
    When Zhou Siyuan uploads an e-invoice of another seller file "别家.xml" of 2 KB as "发票"
    And "别家.xml" is read for Zhou Siyuan
    Then "别家.xml" is doubted for Zhou Siyuan with "Not a party of this package"

  Scenario: A file that cannot be read is filled in by hand
    When Zhou Siyuan uploads a pdf file "扫描.pdf" of 20 KB as "发票"
    Then "扫描.pdf" is found not readable for Zhou Siyuan

  Scenario: Values in the fields of a form are read
    When Zhou Siyuan uploads a pdf form of an invoice file "表单.pdf" of 2 KB as "发票"
    And "表单.pdf" is read for Zhou Siyuan
    Then the fields of "表单.pdf" say for Zhou Siyuan:
      | number | 26992000000001280909 |
      | date   | 2026-09-15           |

  Scenario: Chinese that is declared as Western is read in a Chinese font
    When Zhou Siyuan uploads a pdf whose Chinese is declared as Western file "合同.pdf" of 2 KB as "贸易合同"
    And "合同.pdf" is read for Zhou Siyuan
    Then the fields of "合同.pdf" say for Zhou Siyuan:
      | contractNumber | YZ2026002 |

  Rule: Trade background accepts fewer formats and smaller files

    @wire
    Scenario Outline: <file> is not accepted for trade background
      Given Zhou Siyuan turns to trade background
      And Zhou Siyuan has made a package of "MB6101-2026-00012"
      When Zhou Siyuan uploads a <kind> file "<file>" of <size> KB as "<material>"
      Then "<file>" is refused with "<reason>"

      Examples:
        | file     | kind      | size | material | reason                                                              |
        | 发票.pdf | pdf       | 20   | 发票     | Only jpg, jpeg, png are accepted here.                              |
        | 发票.xml | e-invoice | 2    | 发票     | Only jpg, jpeg, png are accepted here.                              |
        | 合同.pdf | pdf       | 1434 | 贸易合同 | The file exceeds 1.4 MB. Please reduce its size and upload it again. |

  Rule: Invoices that could not be read can be read again together

    Background:
      Given the machines make nothing of what they read
      And Zhou Siyuan uploads an e-invoice file "一.xml" of 2 KB as "发票"
      And Zhou Siyuan uploads a second e-invoice file "二.xml" of 2 KB as "发票"
      And Zhou Siyuan uploads a photograph of nothing file "三.png" of 2 KB as "发票"
      And "一.xml" is found not readable for Zhou Siyuan
      And "二.xml" is found not readable for Zhou Siyuan
      And "三.png" is found not readable for Zhou Siyuan

    Scenario: All unread invoices are read again in one request, and the result is shown
      Given the machines are well again
      When Zhou Siyuan has all of "发票" read again that could not be read, which are 3
      Then Zhou Siyuan is told that of 3 read again together 2 could be read and 1 could not
      And the fields of "二.xml" say for Zhou Siyuan:
        | number | 26992000000001280372 |

    Scenario: Invoices that were read, or tried too often, are not read again
      When Zhou Siyuan has all of "发票" read again that could not be read, which are 3
      And Zhou Siyuan has all of "发票" read again that could not be read, which are 3
      And Zhou Siyuan has all of "发票" read again that could not be read, which are 3
      Then Zhou Siyuan is told that of 3 read again together 0 could be read and 3 could not
      When Zhou Siyuan has all of "发票" read again that could not be read, which are 0
      Then Zhou Siyuan is told nothing of any that were read again together

  Rule: Data of a replaced file is compared with the new file

    Background:
      Given Zhou Siyuan uploads an e-invoice file "发票.xml" of 2 KB as "发票"
      And "发票.xml" is read for Zhou Siyuan

    Scenario: A new file with the same data needs no comparison
      When Zhou Siyuan replaces "发票.xml" by an e-invoice file "再发.xml" of 2 KB
      And "再发.xml" is read for Zhou Siyuan
      Then nothing of "再发.xml" waits to be compared for Zhou Siyuan

    Scenario: Differences between the old data and the new file are shown, and the clerk decides
      When Zhou Siyuan replaces "发票.xml" by a second e-invoice file "另一张.xml" of 2 KB
      And "另一张.xml" is read for Zhou Siyuan
      Then the number of "另一张.xml" waits to be compared for Zhou Siyuan
      And the number of "另一张.xml" stands against "26992000000001280372" on paper for Zhou Siyuan
      And the fields of "另一张.xml" say for Zhou Siyuan:
        | number | 26992000000001280371 |
      When Zhou Siyuan takes the offered number of "另一张.xml"
      Then the fields of "另一张.xml" say for Zhou Siyuan:
        | number | 26992000000001280372 |
      And nothing of "另一张.xml" waits to be compared for Zhou Siyuan

  @extension
  Rule: An invoice counts in only one of the company's packages

    Background:
      Given Zhou Siyuan uploads an e-invoice file "发票.xml" of 2 KB as "发票"
      And "发票.xml" is read for Zhou Siyuan

    Scenario: An invoice of another package is named and does not count
      Given Zhou Siyuan has made a package of "RX6101-2026-00874"
      When Zhou Siyuan uploads an e-invoice file "又一次.xml" of 2 KB as "发票"
      And "又一次.xml" is read for Zhou Siyuan
      Then "又一次.xml" is told to be in another package of Zhou Siyuan, and counts nothing
      When Zhou Siyuan checks the package
      Then Zhou Siyuan is told that the invoice "26992000000001280371" is used elsewhere

  Rule: Many invoices are processed together

    Scenario: Forty invoices are uploaded together, three are returned and replaced, and the package passes
      Given Zhou Siyuan has given everything but the invoices
      When Zhou Siyuan drops forty e-invoices together
      Then all forty are read, and none of them waits for the eye of Zhou Siyuan
      When Zhou Siyuan confirms all invoices that check out
      And Zhou Siyuan submits the package
      Then the package is with the platform
      When the first reviewer returns three of the forty with the reason "发票已重开"
      And Zhou Siyuan mends the package
      And Zhou Siyuan replaces each of the three by the one that was issued again
      Then the numbers of all three wait to be compared for Zhou Siyuan
      When Zhou Siyuan takes what the new files of the three say
      And Zhou Siyuan submits the package
      And both reviewers pass the package
      Then the package shows as "Passed"
      And the platform has the numbers of the three that were issued again
