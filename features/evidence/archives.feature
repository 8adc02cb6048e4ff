Feature: Several files are uploaded in one archive
  Other documents of a receivable, such as dozens of delivery notes, can be uploaded in one archive. The portal lists
  the files in the archive. An archive that cannot be inspected is refused.

  Background:
    Given Zhou Siyuan is signed in
    And Zhou Siyuan turns to receivables
    And Zhou Siyuan has a package open that is being assembled

  Scenario: The contents of an archive are listed
    Given Zhou Siyuan has put these documents into the package:
      | document   | kind                    | size | material     |
      | 送货单.zip | zip of delivery notes   | 2 KB | 其他补充资料 |
    When Zhou Siyuan looks at "送货单.zip"
    Then Zhou Siyuan reads "送货单/一月.pdf" in it
    And Zhou Siyuan reads "说明.txt" in it

  @extension
  Scenario: A file in an archive can be opened, and going back returns to the same place in the list
    Given Zhou Siyuan has put these documents into the package:
      | document   | kind              | size | material     |
      | 送货单.zip | zip of many kinds | 4 KB | 其他补充资料 |
    And Zhou Siyuan is looking at "送货单.zip"
    When Zhou Siyuan opens "送货单/一月.pdf" in it
    Then page 1 of 1 of "一月.pdf" is seen, which is document 1 of 1
    And Zhou Siyuan can download it as "一月.pdf"
    When Zhou Siyuan goes back to what lies in it
    Then Zhou Siyuan is at "送货单/一月.pdf" again
    And Zhou Siyuan reads "送货单/照片.png" in it
    When Zhou Siyuan opens "对账单.xlsx" in it
    Then Zhou Siyuan reads "轴承座 120" in it

  @extension
  Scenario: A file in an archive that cannot be previewed is listed but cannot be opened
    Given Zhou Siyuan has put these documents into the package:
      | document   | kind              | size | material     |
      | 送货单.zip | zip of many kinds | 4 KB | 其他补充资料 |
    When Zhou Siyuan looks at "送货单.zip"
    Then Zhou Siyuan reads "图纸.dwg" in it
    But Zhou Siyuan cannot open "图纸.dwg" in it

  @extension @wire
  Scenario Outline: A file in an archive that turns out to be <what> is not shown, and the reason is given
    Given Zhou Siyuan has put these documents into the package:
      | document   | kind              | size | material     |
      | 送货单.zip | zip of many kinds | 4 KB | 其他补充资料 |
    And Zhou Siyuan is looking at "送货单.zip"
    When Zhou Siyuan opens "<file>" in it
    Then Zhou Siyuan is told "<reason>"
    And Zhou Siyuan can download it as "送货单.zip"

    Examples:
      | what              | file   | reason                                                                                       |
      | another kind      | 合同.pdf | The file’s content is not in a format that can be previewed. Download the archive to see it. |
      | behind a password | 密.pdf  | The file has a password or is encrypted. Download the archive to see it.                     |

  @documented
  Scenario: Without the extension, the files in an archive are listed but cannot be opened
    Given Zhou Siyuan has put these documents into the package:
      | document   | kind              | size | material     |
      | 送货单.zip | zip of many kinds | 4 KB | 其他补充资料 |
    When Zhou Siyuan looks at "送货单.zip"
    Then Zhou Siyuan reads "送货单/一月.pdf" in it
    But Zhou Siyuan cannot open "送货单/一月.pdf" in it

  Scenario Outline: An archive <what> is refused with a reason
    When Zhou Siyuan uploads a <kind> file "资料.zip" of 2 KB as "其他补充资料"
    Then "资料.zip" is refused with "<reason>"

    Examples:
      | what                     | kind                         | reason                                                                                                                           |
      | that unpacks to far more | zip that unpacks to too much | The archive is too large when unpacked and was not accepted. Please unpack it and upload the files in it.                        |
      | that holds another       | zip of a zip                 | The archive holds another archive and was not accepted. Please unpack the inner one, pack the files again and upload that.       |
      | that holds a program     | zip of a program             | The archive holds a program, a script or a web page and was not accepted. Please leave those out, pack it again and upload that. |

  Scenario: An archive that is stored whole must not contain a path that leads out of it
    When Zhou Siyuan uploads a zip of a climbing name file "资料.zip" of 2 KB as "其他补充资料"
    Then "资料.zip" is refused with "The archive holds a file whose path leads out of it (such as ../ or a drive) and was not accepted. Please pack the folder again and upload that."

  Rule: An archive is opened in place where single documents are expected

    Scenario: The documents in an archive become documents of their own
      When Zhou Siyuan uploads a zip of contracts file "合同.zip" of 2 KB as "贸易合同"
      Then "一月.pdf" has arrived
      And "二月.pdf" has arrived

    Scenario: A document in an archive that is not accepted is refused by its own name
      When Zhou Siyuan uploads a zip of delivery notes file "合同.zip" of 2 KB as "贸易合同"
      Then "一月.pdf" has arrived
      And "说明.txt" is refused with "Only jpg, jpeg, png, pdf are accepted here."

    Scenario Outline: An archive <what> is not opened
      When Zhou Siyuan uploads a <kind> file "合同.zip" of 2 KB as "贸易合同"
      Then "合同.zip" is refused with "<reason>"

      Examples:
        | what                     | kind                         | reason                                                                                                                                           |
        | with a path out of it    | zip of a climbing name       | The archive holds a file whose path leads out of it (such as ../ or a drive) and was not accepted. Please pack the folder again and upload that. |
        | that unpacks to far more | zip that unpacks to too much | The archive is too large when unpacked and was not accepted. Please unpack it and upload the files in it.                                        |
        | that holds another       | zip of a zip                 | The archive holds another archive and was not accepted. Please unpack the inner one, pack the files again and upload that.                       |
        | with a password          | zip with a password          | The file is encrypted, so reviewers cannot open it. Please remove the password and upload it again.                                              |
