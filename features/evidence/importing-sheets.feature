Feature: Invoices are imported from a spreadsheet
  A distributor often has a hundred invoices in a spreadsheet. Valid rows become invoices at once. The other rows are
  returned in a workbook with the reason for each, which is corrected and imported again. No row is imported twice.

  Background:
    Given Peng Yuting is signed in
    And Peng Yuting has a draft of a distributor's order open

  Scenario: The template lists the columns, and its example row is not imported
    Then the template that Peng Yuting downloads for "发票" asks for:
      | 发票类型 | 发票代码 | 发票号码 | 开票日期 | 不含税金额 | 税额 | 价税合计 | 校验码 | 说明 |
    When Peng Yuting fills the template for "发票" in with nothing, and imports it
    Then nothing of the sheet is taken because "There are no invoices in the sheet yet: fill it in and try again."

  Scenario Outline: Valid rows of a workbook of <kind> become invoices
    When Peng Yuting imports the sheet "<file>" as "发票":
      | 发票类型       | 发票代码     | 发票号码             | 开票日期    | 不含税金额 | 税额      | 价税合计   | 校验码               |
      | 数电专票       |              | 26992000000000007001 | @2026-09-15 | #100000    | #13000    | #113000    |                      |
      | 增值税普通发票 | 033992400104 | 00007002             | 2026年9月3日 | 1,000.00   | 130.00    | ¥1,130.00  | 61234567812345678123 |
    Then 2 invoices are imported, and 0 problems are told
    And the invoices of Peng Yuting come to 114,130.00
    And the fields of "00007002" say for Peng Yuting:
      | type      | GENERAL_VAT          |
      | code      | 033992400104         |
      | date      | 2026-09-03           |
      | total     | 1130.00              |
      | checkCode | 61234567812345678123 |

    Examples:
      | kind         | file      |
      | today's kind | 发票.xlsx |
      | the old kind | 发票.xls  |

  Scenario Outline: A sheet that is <form> is read although it has the name of a workbook
    When Peng Yuting imports the sheet "<file>", which is <form>, as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 不含税金额 | 税额   | 价税合计 |
      | 数电专票 | 26992000000000007081 | 2026-09-15 | 1000.00    | 130.00 | 1130.00  |
    Then 1 invoice is imported, and 0 problems are told

    Examples:
      | file          | form              |
      | 导出.xls      | text with commas  |
      | 导出.xls      | text with tabs    |
      | 导出.xls      | XML of Excel 2003 |
      | 导出.xlsx     | text with commas  |

  Scenario: A web page under the name of a workbook is refused with advice
    When Peng Yuting imports the sheet "导出.xls", which is a web page, as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 价税合计 |
      | 数电专票 | 26992000000000007082 | 2026-09-15 | 1130.00  |
    Then nothing of the sheet is taken because "This is not an Excel workbook: some programs save a web page or text under the name .xls. Please open it in Excel or WPS, save it as .xlsx, and upload that."

  Scenario: An amount that Excel shows as a date is named
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 不含税金额  | 税额 | 价税合计 |
      | 数电专票 | 26992000000000007083 | 2026-09-15 | @1902-09-26 | 130  | 1130     |
    Then 0 invoices are imported, and 1 problem is told
    And the sheet is told to be wrong in:
      | 2 | Amount excl. VAT | Excel shows this amount as a date: set the column to Number, then check the amounts |

  Scenario: An invalid row is reported with its error and can be corrected and imported again
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 不含税金额 | 税额  | 价税合计 |
      | 数电专票 | 26992000000000007011 | 2026-09-15 | 1000       | 130   | 1130     |
      | 数电专票 | 26992000000000007012 | 2026-09-15 | 1000       | 130   | 1131     |
    Then 1 invoice is imported, and 1 problem is told
    And the sheet is told to be wrong in:
      | 3 | Total incl. VAT | Amount and tax do not add up to the total |
    And the downloaded rows hold 1 row, which says why in its last column:
      | Total incl. VAT: Amount and tax do not add up to the total |
    When Peng Yuting imports the downloaded rows as "发票", with "1130" in the column "价税合计"
    Then 1 invoice is imported, and 0 problems are told
    And the invoices of Peng Yuting come to 2,260.00

  Scenario: A row whose invoice exists already is not imported again
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 不含税金额 | 税额 | 价税合计 |
      | 数电专票 | 26992000000000007021 | 2026-09-15 | 1000       | 130  | 1130     |
      | 数电专票 | 26992000000000007022 | 2026-09-15 | 1000       | 130  | 1130     |
      | 数电专票 | 26992000000000007022 | 2026-09-15 | 1000       | 130  | 1130     |
    Then 2 invoices are imported, and 0 problems are told
    And the rows told to be there already are:
      | Row 4: invoice 26992000000000007022 is the same as row 3 |
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 不含税金额 | 税额 | 价税合计 |
      | 数电专票 | 26992000000000007021 | 2026-09-15 | 1000       | 130  | 1130     |
    Then 0 invoices are imported, and 0 problems are told
    And the rows told to be there already are:
      | Row 2: invoice 26992000000000007021 is in this package |
    And the invoices of Peng Yuting come to 2,260.00

  Scenario Outline: <what> is refused with advice on how to correct it
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票代码   | 发票号码 | 开票日期 | 不含税金额 | 税额 | 价税合计 |
      | <type>   | <code>     | <number> | <date>   | <amount>   | <tax> | <total> |
    Then the sheet is told to be wrong in:
      | 2 | <column> | <words> |

    Examples:
      | what                                 | type    | code       | number                | date       | amount | tax | total     | column           | words                                                                                                                                          |
      | A long number that Excel shortened   | 数电专票    |            | #26992000000001280371 | 2026-09-15 | 1000   | 130 | 1130      | Invoice number   | Excel turned this long number into a short form such as 1.23E+19 and lost its last digits: set the column to Text, then enter the number again |
      | The short form as a text             | 数电专票    |            | 2.6992E+19            | 2026-09-15 | 1000   | 130 | 1130      | Invoice number   | Excel turned this long number into a short form such as 1.23E+19 and lost its last digits: set the column to Text, then enter the number again |
      | A number whose noughts Excel dropped | 增值税专用发票 | 3399241130 | #7031                 | 2026-09-15 | 1000   | 130 | 1130      | Invoice number   | Fewer than 8 digits; Excel may have dropped the zeros at the start: set the column to Text, then enter it again                                |
      | A type that nobody knows             | 收据      |            | 26992000000000007041  | 2026-09-15 | 1000   | 130 | 1130      | Invoice type     | No such invoice type: choose one from the list                                                                                                 |
      | A day that does not exist            | 数电专票    |            | 26992000000000007042  | 2026-02-30 | 1000   | 130 | 1130      | Date of issue    | This date does not exist                                                                                                                       |
      | A day to come                        | 数电专票    |            | 26992000000000007043  | 2027-09-15 | 1000   | 130 | 1130      | Date of issue    | Cannot be after today                                                                                                                          |
      | An amount in words                   | 数电专票    |            | 26992000000000007044  | 2026-09-15 | 一千     | 130 | 1130      | Amount excl. VAT | Not an amount: enter a number such as 1234.56                                                                                                  |
      | A third decimal                      | 数电专票    |            | 26992000000000007045  | 2026-09-15 | 1000   | 130 | #1130.005 | Total incl. VAT  | More than two decimals: round to two                                                                                                           |

  Scenario: Amounts are read according to the format of their whole column
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 不含税金额 | 税额   | 价税合计 |
      | 数电专票 | 26992000000000007061 | 2026-09-15 | 1.000,00   | 130,00 | 1.130,00 |
      | 数电专票 | 26992000000000007062 | 2026-09-15 | 1.000      | 130    | 1.130    |
    Then 2 invoices are imported, and 0 problems are told
    And the invoices of Peng Yuting come to 2,260.00

  Scenario: An amount that may be read in two ways is refused
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   | 价税合计 |
      | 数电专票 | 26992000000000007063 | 2026-09-15 | 1,130    |
      | 数电专票 | 26992000000000007064 | 2026-09-15 | 500      |
    Then 1 invoice is imported, and 1 problem is told
    And the sheet is told to be wrong in:
      | 2 | Total incl. VAT | The comma or point may separate thousands or decimals: write the amount in the form 1130.00 |
    When Peng Yuting imports the downloaded rows as "发票", with "1130.00" in the column "价税合计"
    Then 1 invoice is imported, and 0 problems are told
    And the invoices of Peng Yuting come to 1,630.00

  Scenario: The tax office's own list is imported without void, reversed and negative invoices
    When Peng Yuting imports the sheet "全量发票查询.xlsx" as "发票":
      | 序号 | 发票代码   | 发票号码 | 数电发票号码         | 开票日期            | 金额  | 税额 | 价税合计 | 发票票种                   | 发票状态    |
      | 1    |            |          | 26992000000000007071 | 2026-09-15 10:20:30 | 1000  | 130  | 1130     | 数电发票（增值税专用发票） | 正常        |
      | 2    | 3300214130 | 00007102 |                      | 2026-09-15 10:20:30 | 1000  | 130  | 1130     | 增值税专用发票             | 已作废      |
      | 3    |            |          | 26992000000000007072 | 2026-09-15 10:20:30 | 1000  | 130  | 1130     | 数电发票（增值税专用发票） | 已红冲-全额 |
      | 4    |            |          | 26992000000000007073 | 2026-09-15 10:20:30 | -1000 | -130 | -1130    | 数电发票（增值税专用发票） | 正常        |
      | 5    |            |          | 26992000000000007074 | 2026-09-15 10:20:30 | 500   | 免税 | 500      | 数电发票（增值税专用发票） | 已红冲-部分 |
      | 合计 |            |          |                      |                     | 2500  | 260  | 2760     |                            |             |
    Then 2 invoices are imported, and 0 problems are told
    And the rows told not to count in full are:
      | Row 3: invoice 00007102 is void and was not imported                                               |
      | Row 4: invoice 26992000000000007072 is fully reversed and was not imported                         |
      | Row 5: invoice 26992000000000007073 has a negative amount (a credit note) and was not imported     |
      | Row 6: invoice 26992000000000007074 is partly reversed: check how much of it still counts          |
    And the invoices of Peng Yuting come to 1,630.00

  @wire
  Scenario: A sheet without the required columns is refused as a whole
    When Peng Yuting imports the sheet "名单.xlsx" as "发票":
      | 姓名 | 电话 |
      | 张三 | 1380 |
    Then nothing of the sheet is taken because "No headings found. Please use the template: there must be columns for invoice type, invoice number, invoice date and total."
    When Peng Yuting imports the sheet "发票.xlsx" as "发票":
      | 发票类型 | 发票号码             | 开票日期   |
      | 数电专票 | 26992000000000007051 | 2026-09-15 |
    Then nothing of the sheet is taken because "Total incl. VAT"

  Scenario: A material that does not accept spreadsheets offers no import
    Then "贸易合同" takes no sheets for Peng Yuting
