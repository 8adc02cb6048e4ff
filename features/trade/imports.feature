@extension
Feature: Importing issues and payees from a spreadsheet
  A core enterprise issues to many suppliers by one sheet. Each row is judged as the form is, and nothing is submitted
  before the operator says so.

  Background:
    Given Luo Qiubai is at work

  @wire
  Scenario: Valid rows become drafts, and each draft is submitted with its own result
    When Luo Qiubai reads the sheet of issues "三月.xlsx":
      | 收款方                     | 金额     | 到期日      | 合同编号 |
      | 宁波砚舟精密铸造有限公司   | 1,000.50 | 2027年3月15日 | HT-1     |
      | 91320599MA913NBJ9P         | ２０００ | 2027-03-15  | HT-2     |
    Then the good rows are "2 rows, 3000.50"
    And no row of the sheet of issues is wrong
    And of the limit is told: "¥192,346,100.00 of the issuing limit is left; ¥192,343,099.50 after all of these are submitted."
    When Luo Qiubai keeps the good rows, which makes 2 drafts
    When Luo Qiubai submits all drafts of the sheet, with the results:
      | 1000.50 WAITING |
      | 2000.00 WAITING |

  Scenario: Errors in a row are reported by row and column, and the corrected rows can be read again
    When Luo Qiubai reads the sheet of issues "三月.xlsx":
      | 收款方                   | 金额（元） | 到期日     |
      | 宁波砚舟精密铸造有限公司 | 1e3        | 2027-03-15 |
      | constructor              | 5          | 2027-03-15 |
      | 宁波砚舟精密铸造有限公司 | 7          | 2027-02-29 |
      | 宁波砚舟精密铸造有限公司 | 8          | 2027-03-15 |
    Then the good rows are "1 rows, 8.00"
    And the sheet of issues is told to be wrong in:
      | 2 | Amount (CNY) | Not an amount: enter a number such as 1234.56 |
      | 3 | Payee | No such payee: check the full name or the credit code. The company may not be certified, may not have opened the product, or may be deregistered |
      | 4 | Due date | There is no such day, or it is unclear which one is meant: write it in the form 2027-03-15 |
    When Luo Qiubai corrects "1e3" to "1000" in the downloaded rows, and reads them again
    Then the good rows are "1 rows, 1000.00"
    And the sheet of issues is told to be wrong in:
      | 3 | Payee | No such payee: check the full name or the credit code. The company may not be certified, may not have opened the product, or may be deregistered |
      | 4 | Due date | There is no such day, or it is unclear which one is meant: write it in the form 2027-03-15 |

  Scenario: Identical rows are stored after the operator has confirmed them
    When Luo Qiubai reads the sheet of issues "三月.xlsx":
      | 到期日     | 收款方                   | 金额 |
      | 2027-03-15 | 宁波砚舟精密铸造有限公司 | 10   |
      | 2027-03-15 | 宁波砚舟精密铸造有限公司 | 10   |
    Then row 3 is told to be the same as row 2
    When Luo Qiubai keeps the good rows, which makes 0 drafts
    And Luo Qiubai says that every row is meant
    And Luo Qiubai keeps the good rows, which makes 2 drafts

  Scenario: A row names its invoices, and the amount that counts is shown
    When Luo Qiubai reads the sheet of issues "三月.xlsx":
      | 收款方                   | 金额 | 到期日     | 发票号码                                    | 开票日期              | 价税合计 |
      | 宁波砚舟精密铸造有限公司 | 1000 | 2027-03-15 | 26312000000012345678；26312000000012345679 | 2026-10-01；2026-10-02 | 600；300 |
      | 宁波砚舟精密铸造有限公司 | 2000 | 2027-03-15 | 26312000000012345677                        | 2026-10-01            |          |
    Then the good rows are "1 rows, 1000.00"
    And of row 2 of the sheet is noted:
      | Paid around 15 Mar 2027; may change once that year’s holidays are announced |
      | Invoices cover ¥900.00, less than the amount of ¥1,000.00.                    |
    And the sheet of issues is told to be wrong in:
      | 3 | Invoice total (CNY) | This does not match the invoice numbers: each number needs one date and one total, and an 8-digit number also a code, in the same order |

  Scenario: A sheet that is uploaded again makes no duplicates unless the operator wants them
    Given Shen Nanzhi is at work
    When Luo Qiubai reads the sheet of issues "三月.xlsx":
      | 收款方                   | 金额 | 到期日     |
      | 宁波砚舟精密铸造有限公司 | 10   | 2027-03-15 |
      | 苏州澄叶电子材料有限公司 | 20   | 2027-03-15 |
    And Shen Nanzhi reads the sheet of issues "同一份.xlsx":
      | 收款方                   | 金额 | 到期日     |
      | 宁波砚舟精密铸造有限公司 | 10   | 2027-03-15 |
      | 苏州澄叶电子材料有限公司 | 20   | 2027-03-15 |
    And Luo Qiubai keeps the good rows, which makes 2 drafts
    And Shen Nanzhi keeps the good rows, which makes 0 drafts
    And Luo Qiubai reads the sheet of issues "又一次.xlsx":
      | 收款方                   | 金额  | 到期日     |
      | 苏州澄叶电子材料有限公司 | 20.00 | 2027-03-15 |
      | 苏州澄叶电子材料有限公司 | 30.00 | 2027-03-15 |
    Then row 2 of the sheet is told to have been imported by "骆秋白" as a draft
    When Luo Qiubai keeps the good rows, which makes 1 draft
    And Luo Qiubai says that what was imported is wanted once more
    And Luo Qiubai keeps the good rows, which makes 2 drafts

  Scenario: Drafts that together exceed the limit are stored, and only as many are submitted as the limit allows
    When Luo Qiubai reads the sheet of issues "三月.xlsx":
      | 收款方                   | 金额      | 到期日     |
      | 宁波砚舟精密铸造有限公司 | 150000000 | 2027-03-15 |
      | 苏州澄叶电子材料有限公司 | 60000000  | 2027-03-15 |
    Then of the limit is told: "¥192,346,100.00 of the issuing limit is left, and the sum exceeds it by ¥17,653,900.00: drafts can be saved, but those beyond the limit cannot be submitted."
    When Luo Qiubai keeps the good rows, which makes 2 drafts
    And Luo Qiubai submits all drafts of the sheet, with the results:
      | 150000000.00 WAITING |
      | 60000000.00 Above the issuing limit; ¥42,346,100.00 left. |

  Scenario: The completed template can be read
    When Luo Qiubai fills the template in with "宁波砚舟精密铸造有限公司", "12.34" and "2027-03-15" and reads it
    Then the good rows are "1 rows, 12.34"

  Scenario: A sheet of more than 500 rows is refused
    When Luo Qiubai reads the sheet of issues "全年.xlsx", its rows 501 times:
      | 收款方                   | 金额 | 到期日     |
      | 宁波砚舟精密铸造有限公司 | 10   | 2027-03-15 |
    Then the sheet of issues is refused: "At most 500 rows at a time: please split the file."

  Scenario: The payees of a transfer are filled in from a sheet
    Given Shen Nanzhi, Song Beichen, Zhou Siyuan and Gu Yunzhou are at work
    And Luo Qiubai has issued 100000.00 to "宁波砚舟" due in 3 months
    And Shen Nanzhi approves what waits
    And Song Beichen approves what waits
    And Zhou Siyuan accepts what came
    And Gu Yunzhou approves what waits
    Then a transfer of Zhou Siyuan is filled in from the sheet, which gives:
      | 收款方                                                            | 金额     |
      | 苏州澄叶电子材料有限公司                                                   | 30,000 |
      | 西安旷峪机电设备有限公司                                                   | 500.5  |
      | 苏州澄叶电子材料有限公司                                                   | 1      |
      | →                                                              |        |
      | 苏州澄叶电子材料有限公司 30000.00                                          |        |
      | 西安旷峪机电设备有限公司 500.50                                            |        |
      | 4: 苏州澄叶电子材料有限公司 is listed twice. Put both amounts in one line. |        |
